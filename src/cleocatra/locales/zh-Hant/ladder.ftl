# 電腦玩家的階梯：選擇對手，以及對局後的下一位。

level-rung = 第 { $rung } 級，共 { $rungs } 級
level-match = 依我的程度
level-match-about = 依這台裝置上的戰績，選出適合你的電腦玩家
rung-up = 挑戰上一級：{ $level }
rung-down = 輕鬆一點：{ $level }
