import { expect, test } from 'vitest'
import { pageBehind } from './page-behind.ts'

const text = 'Plants for balconies, roofs and windows, by post'

test('what acts is taken out, and addresses are those of its own place', () => {
  const html = pageBehind(
    `<!doctype html><title>Casa</title><meta http-equiv="refresh" content="0;url=https://else.example">
     <base href="https://else.example/"><link rel="stylesheet" href="a.css"><link rel="preload" href="b.js" as="script">
     <body onload="act()"><script>act()</script><h1>${text}</h1><a href=" javascript:act()">Go</a><iframe src="x"></iframe>
     <noscript>Turn it on</noscript><img src="c.webp" onerror="act()"><input autofocus>`,
    'https://casa.example/shop/',
  )
  expect(html).toContain('<base href="https://casa.example/shop/">')
  expect(html).toContain('href="a.css"')
  expect(html).toContain('src="c.webp"')
  expect(html).toContain(text)
  for (const gone of ['act()', 'refresh', 'else.example', 'b.js', '<iframe', 'Turn it on', 'autofocus'])
    expect(html, gone).not.toContain(gone)
})

test('a page that its scripts draw is none', () => {
  expect(pageBehind('<div id="root"></div><script src="app.js"></script>', 'https://casa.example/')).toBeUndefined()
  expect(pageBehind('', 'https://casa.example/')).toBeUndefined()
  expect(pageBehind('<img src="a.webp">', 'https://casa.example/')).toContain('<img src="a.webp">')
})
