import { ACCENT, CAUTION, INK, LINE, PAPER, SOFT } from "#reports/svg/palette";

/** The page's style sheet: dark on light, one column on a phone, the figure and the tables on paper. */
export const style = `
:root{color-scheme:light;--ink:${INK};--soft:${SOFT};--line:${LINE};--paper:${PAPER};--accent:${ACCENT};--bad:${CAUTION};--good:#0d5f5f}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.55 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",sans-serif}
main,header,footer{max-width:1160px;margin:0 auto;padding:0 32px}
header{padding-top:40px}
.eyebrow{margin:0 0 6px;color:var(--soft);font-size:13px;letter-spacing:.02em}
.eyebrow b{color:var(--accent);font-weight:600}
h1{margin:0;font-size:30px;line-height:1.2;font-weight:600;letter-spacing:-.018em;text-wrap:balance}
h2{margin:0 0 12px;font-size:18px;line-height:1.3;font-weight:600;letter-spacing:-.008em}
.subtitle{margin:8px 0 0;max-width:68ch;color:var(--soft);font-size:16px}
.facts{display:flex;flex-wrap:wrap;gap:14px 34px;margin:26px 0 34px;padding:16px 0;border:solid var(--line);border-width:1px 0}
.facts dt{color:var(--soft);font-size:12.5px}
.facts dd{margin:1px 0 0;font-size:15.5px;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.good{color:var(--good)}.bad{color:var(--bad)}
.result{display:grid;grid-template-columns:auto minmax(300px,1fr);gap:36px 44px;align-items:start}
.broad .result,.result>*{min-width:0}
.broad .result{grid-template-columns:minmax(0,1fr)}
figure{margin:0;overflow-x:auto}
figure svg{display:block}
.wide svg{max-width:100%;height:auto}
.narrow{display:none}
a .cell{cursor:pointer}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
a:hover .cell{filter:brightness(1.04)}
.lead{margin:0 0 24px;padding:18px 20px;background:#fff;border:1px solid var(--line);border-left:4px solid var(--accent);border-radius:6px;font-size:17px;line-height:1.5;text-wrap:pretty}
.lead+.lead{margin-top:-12px}
.notes{margin:0;padding:0;list-style:none}
.notes li{padding:11px 0;border-top:1px solid var(--line);font-size:14px;text-wrap:pretty;overflow-wrap:anywhere}
section{margin-top:48px}
.result h2{margin-top:28px}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:13.5px;font-variant-numeric:tabular-nums}
caption{padding:0 0 10px;color:var(--soft);text-align:left}
th,td{padding:7px 12px 7px 0;border-bottom:1px solid var(--line);text-align:right;white-space:nowrap;font-weight:400}
thead th{color:var(--soft);font-size:12.5px;vertical-align:bottom}
th:first-child,.cells th:nth-child(2),.cells td:nth-child(2){text-align:left}
tbody th{min-width:7em;font-weight:600;white-space:normal}
.cells tbody tr:not(.first) th{color:var(--soft);font-weight:400}
tbody tr.first>*{border-top:1.5px solid #a9a493}
tr.own td{color:var(--accent)}
td small,th small{color:var(--soft);font-size:12.5px}
.aside{margin:0 0 12px;max-width:92ch;color:var(--soft);font-size:13.5px}
.pair{display:grid;grid-template-columns:max-content minmax(0,440px);gap:28px 56px;align-items:start}
.pair .aside{margin-top:12px}
.changes td{text-align:left}
.changes td:last-child{min-width:16em;white-space:normal}
.changes tbody th{min-width:12em;max-width:22em;overflow-wrap:anywhere}
.changes thead th{text-align:left}
details{border-bottom:1px solid var(--line)}
summary{padding:10px 0;cursor:pointer;font-weight:600;overflow-wrap:anywhere}
summary small{margin-left:8px;color:var(--soft);font-size:13px;font-weight:400;font-variant-numeric:tabular-nums}
article{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:6px 28px;margin:0 0 16px;padding:14px 18px;background:#fff;border:1px solid var(--line);border-left:4px solid var(--good);border-radius:6px;scroll-margin-top:16px}
article.miss{border-left-color:var(--bad)}
article h3{grid-column:1/-1;margin:0;font-size:14px;font-weight:600}
article h4{margin:8px 0 2px;color:var(--soft);font-size:12px;font-weight:400}
article pre{margin:0;font:12.5px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:isolate}
article svg{max-width:100%;height:auto}
article p{margin:0}
.drawn{align-self:center;color:var(--soft);font-size:12px;text-align:center}
footer{margin-top:56px;padding-top:18px;padding-bottom:40px;color:var(--soft);font-size:12.5px;overflow-wrap:anywhere}
code{font:.95em ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}
@media(max-width:1080px){
.result{grid-template-columns:minmax(0,1fr)}
.cells{font-size:13px}
.cells th,.cells td{padding-right:9px}
}
@media(max-width:720px){
main,header,footer{padding-left:16px;padding-right:16px}
header{padding-top:24px}
h1{font-size:24px}
.subtitle{font-size:15px}
.facts{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px 18px;margin:20px 0 24px}
.wide{display:none}.narrow{display:block}
article{grid-template-columns:minmax(0,1fr);padding:12px 14px}
.pair{grid-template-columns:minmax(0,1fr)}
.changes thead{display:none}
.changes tr{display:block;padding:9px 0;border-top:1px solid var(--line)}
.changes th,.changes td,.changes td:last-child{display:block;max-width:none;padding:1px 0;border:0;white-space:normal}
}
@media print{
@page{margin:13mm}
body{background:#fff;font-size:9.5pt}
main,header,footer{max-width:none;padding:0}
.facts{margin:14px 0 18px;padding:10px 0;gap:8px 26px}
.facts dd{font-size:11pt}
.result{display:block}
.lead{margin-top:18px;font-size:11.5pt}
.notes li{padding:6px 0;font-size:9.5pt}
.wide{display:block}.narrow{display:none}
.wide svg{width:auto;max-height:165mm}
.scroll,figure{overflow:visible}
table,.cells{font-size:8pt}
th,td,.cells th,.cells td{padding:3px 6px 3px 0}
thead th,td small,th small{font-size:7.5pt}
h2,summary{break-after:avoid}
figure,tr,article,.lead,.notes li{break-inside:avoid}
details:not([open]){display:none}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}
}
`.trim();
