/** Readable on a screen and on paper; no font is loaded. */
export const caseFileStyle = `
body{margin:0;color:#1b1b1f;background:#fff;font:15px/1.5 system-ui,'Segoe UI','Noto Sans Khmer','Khmer UI','Leelawadee UI',sans-serif}
main{max-width:960px;margin:0 auto;padding:24px}
h1{font-size:24px;overflow-wrap:anywhere}h2{margin-top:32px;font-size:18px}h3{font-size:16px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px}dt{color:#55555c}dd{margin:0;overflow-wrap:anywhere}
.text{white-space:pre-line;overflow-wrap:anywhere}
.note{padding:8px 12px;border-left:4px solid #b45309;background:#fdf6ec}
section{border-top:1px solid #c9c9d0}
figure{margin:16px 0;break-inside:avoid}
figure div{position:relative;max-width:100%;overflow:auto hidden;border:1px solid #c9c9d0}
iframe{position:absolute;top:0;left:0;border:0;transform-origin:top left}
figcaption,caption{color:#55555c;font-size:13px;text-align:left}
table{width:100%;border-collapse:collapse;font-size:13px}
th,td{padding:3px 8px;border-bottom:1px solid #e2e2e8;text-align:left;vertical-align:top}
:is(th,td):not(:last-child){white-space:nowrap}td:last-child{overflow-wrap:anywhere}
.noted td{background:#fdf6ec;font-weight:600}
`;
