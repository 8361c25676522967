"""The HTML template of a report, with its style sheet."""

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --card: #fff; --ink: #22201c; --soft: #6b665d;
  --rule: #e4dfd5; --a: #2f66ad; --b: #c2570c; --p0: #2f66ad; --p1: #4f7a22; --p2: #8f6a08; }
@media (prefers-color-scheme: dark) { :root { --paper: #16171a; --card: #1e2024; --ink: #e9e6df;
  --soft: #a8a398; --rule: #34363c; --a: #7db0f2; --b: #f2a05c;
  --p0: #3f74bd; --p1: #5d8a2c; --p2: #9a7412; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.25rem clamp(0.75rem, 3vw, 2.5rem) 3rem; max-width: 92rem;
  background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.4rem; line-height: 1.3; margin: 0 0 1rem; overflow-wrap: anywhere; }
h2 { font-size: 1.2rem; margin: 2rem 0 0.75rem; }
h3 { font-size: 1rem; margin: 0 0 0.5rem; }
.runs, .cards { display: grid; gap: 1rem; }
.runs { grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
.cards { grid-template-columns: repeat(auto-fill, minmax(min(100%, 25rem), 1fr)); align-items: start; }
.run, figure { margin: 0; padding: 1rem; background: var(--card); border: 1px solid var(--rule);
  border-radius: 10px; min-width: 0; }
.wide { grid-column: 1 / -1; }
.run h2 { margin: 0 0 0.5rem; font-size: 1.05rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 0.9rem; margin: 0; }
dl, table { font-size: 0.88rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
svg { display: block; width: 100%; max-width: 34rem; height: auto; margin: 0 auto 0.5rem;
  font: 12px system-ui, sans-serif; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0 0.25rem 0.6rem; text-align: right; border-top: 1px solid var(--rule);
  white-space: nowrap; }
thead th { border-top: 0; color: var(--soft); font-weight: 600; white-space: normal; vertical-align: bottom; }
th { word-break: keep-all; }
th:first-child { text-align: left; font-weight: 400; white-space: normal; padding-left: 0; min-width: 5.5em; }
.two table { font-size: 0.82rem; }
.two td { white-space: normal; }
@media (max-width: 30rem) { .run, figure { padding: 0.75rem; }
  dl, .one table, .two table { font-size: 0.78rem; }
  th, td { padding-left: 0.45rem; } }
code { font: inherit; white-space: nowrap; }
figcaption { margin-top: 0.6rem; color: var(--soft); font-size: 0.85rem; }
footer { margin-top: 2rem; color: var(--soft); font-size: 0.85rem; }
.label { fill: var(--soft); }
.value { fill: var(--soft); font-size: 10px; }
.inside { fill: #fff; font-weight: 600; }
.grid { stroke: var(--rule); }
.middle { stroke: var(--soft); stroke-dasharray: 4 3; }
.whisker { stroke-width: 3; stroke-linecap: round; opacity: 0.55; }
.curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; }
.run0 { stroke: var(--a); } .run1 { stroke: var(--b); } .fill0 { fill: var(--a); } .fill1 { fill: var(--b); }
.band0 { fill: var(--a); opacity: 0.18; } .band1 { fill: var(--b); opacity: 0.18; }
.part0 { fill: var(--p0); } .part1 { fill: var(--p1); } .part2 { fill: var(--p2); }
.key { display: inline-block; min-width: 1.5em; padding: 0 0.35em; border-radius: 4px; color: var(--card);
  text-align: center; }
.key0 { background: var(--a); } .key1 { background: var(--b); }
"""

# doubled braces are for str.format
PAGE = (
    """\
<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>"""
    + STYLE.replace("{", "{{").replace("}", "}}")
    + """</style>
</head>
<body class="{kind}">
<h1>{title}</h1>
{head}
{sections}
<footer>{note}</footer>
</body>
</html>
"""
)
