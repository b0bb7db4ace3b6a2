/** Host pages whose policy, style or form makes it hard. */
import type { HostPage } from './page.ts'

const policy = (text: string): Record<string, string> => ({ 'content-security-policy': text })

export const shaped: HostPage[] = [
  { name: 'an ordinary page' },
  { name: 'strict policy by host', headers: policy("default-src 'none'; script-src {api}; connect-src {api}") },
  {
    name: 'strict policy by nonce',
    attributes: 'nonce="abc"',
    headers: policy("default-src 'none'; script-src 'nonce-abc'; connect-src {api}"),
  },
  {
    name: 'strict policy by nonce and strict-dynamic',
    attributes: 'nonce="abc"',
    headers: policy("default-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; connect-src {api}; base-uri 'none'"),
  },
  {
    name: 'Trusted Types',
    headers: policy(
      "script-src {api}; connect-src {api}; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
    ),
  },
  {
    name: 'everything unset',
    head: '<style>* { all: unset !important } head, script, style { display: none !important }</style>',
  },
  {
    name: 'hidden and spaced out',
    head: '<style>* { letter-spacing: 5px !important; visibility: hidden !important; direction: rtl; font: 40px/3 monospace !important } leadwright-popup { display: none !important }</style>',
  },
  {
    name: 'a rival at z-index 2147483647',
    body: '<div style="position:fixed;inset:0;z-index:2147483647;background:#ccc">Rival</div>',
  },
  {
    name: 'transformed and filtered',
    head: '<style>html { filter: grayscale(1); transform: scale(.9); zoom: 1.5 } body { position: fixed; inset: 0; overflow: hidden; contain: strict; will-change: transform }</style>',
  },
  { name: 'tiny letters', head: '<style>html { font-size: 4px; writing-mode: vertical-rl }</style>' },
  {
    name: 'right to left',
    html: snippet =>
      `<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"><title>Host</title>${snippet}</head><body><h1>نباتات</h1></body></html>`,
  },
  {
    name: 'quirks mode',
    html: snippet => `<html><head><title>Host</title>${snippet}</head><body><h1>Old</h1><p>Page</p></body></html>`,
  },
  {
    name: 'XHTML',
    headers: { 'content-type': 'application/xhtml+xml; charset=utf-8' },
    html: snippet =>
      `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>Host</title>${snippet}</head><body><h1>Strict</h1></body></html>`,
  },
  { name: 'another base address', head: '<base href="https://elsewhere.invalid/deep/">' },
  {
    name: 'the script twice',
    html: snippet =>
      `<!doctype html><html lang="en"><head><title>Host</title>${snippet}${snippet}</head><body><h1>Twice</h1>${snippet}</body></html>`,
  },
  { name: 'a sandboxed frame', sandbox: 'allow-scripts allow-forms' },
  {
    name: 'its own modal dialog',
    body: '<dialog id="own"><button>Own</button></dialog><script>document.getElementById("own").showModal(); document.activeElement.blur()</script>',
  },
  {
    name: 'a policy that blocks the script',
    lost: 'script-src does not name the server',
    headers: policy("script-src 'self'"),
  },
  {
    name: 'a policy that blocks the API',
    lost: 'connect-src does not name the server',
    headers: policy("script-src {api}; connect-src 'self'"),
  },
  { name: 'the API away', lost: 'nothing answers', away: true },
  { name: 'a wrong site id', lost: 'there is no such site', site_id: `site_${'0'.repeat(32)}` },
]
