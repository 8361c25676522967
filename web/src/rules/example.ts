/** A saved game, as the rules show one: a turn of each kind that the notation has something to say about. */
export const EXAMPLE = `\
[Rules "advanced"]
[Edition "international"]
[Players "red blue"]
[Pile "cleocatra bastet mut mafdat princess princess mut bastet mafdat"]

red: open 0,0
blue: open 0,1
red: herd 0,0>0,1; score 0,1 to 0,1
blue: team 0,0; score 0,0 with 0,1 to 0,0
blue*: scout 1,0
red: scout 2,0; dispatch`;
/** Actions that the example doesn't have. */
export const OTHERS = [
  "search 0,0>1,0",
  "swap 0,0<>1,0=blue",
  "score 0,0 from 2,0 to 0,0",
  "rally 0,0",
  "rally 0,0>1,0",
  "pass",
];
