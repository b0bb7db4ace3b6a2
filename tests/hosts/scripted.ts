/** Host pages whose own scripts make it hard. */
import type { HostPage } from './page.ts'

const script = (code: string): string => `<script>${code}</script>`

/** As Prototype.js 1.6 and its time did: natives replaced by its own, `toJSON` everywhere, elements with its methods. */
const PROTOTYPE = `
var each = function (list, fn) { for (var i = 0; i < list.length; i++) fn(list[i], i) }
Object.extend = function (to, from) { for (var key in from) to[key] = from[key]; return to }
Object.toJSON = function (o) { return '"' + o + '"' }
window.$A = function (list) { if (!list) return []; if (list.toArray) return list.toArray(); var out = []; for (var i = 0; i < list.length; i++) out.push(list[i]); return out }
Array.from = window.$A
Object.extend(Array.prototype, {
  toJSON: function () { return '[]' }, toArray: function () { return this.slice(0) }, first: function () { return this[0] },
  clone: function () { return this.slice(0) }, without: function () { return this }, inspect: function () { return '' },
  map: function (fn, c) { var r = []; each(this, function (v, i) { r.push(fn.call(c, v, i)) }); return r },
  filter: function (fn, c) { var r = []; each(this, function (v, i) { if (fn.call(c, v, i)) r.push(v) }); return r },
  some: function (fn, c) { var r = false; each(this, function (v, i) { r = r || !!fn.call(c, v, i) }); return r },
  every: function (fn, c) { var r = true; each(this, function (v, i) { r = r && !!fn.call(c, v, i) }); return r },
  find: function (fn, c) { var r; each(this, function (v, i) { if (r === undefined && fn.call(c, v, i)) r = v }); return r },
  reduce: function () { return this.length > 1 ? this : this[0] },
  include: function (x) { return this.indexOf(x) > -1 }
})
Object.extend(String.prototype, { toJSON: function () { return '"' + this + '"' }, strip: function () { return this.trim() }, sub: function () { return this }, blank: function () { return /^\\s*$/.test(this) }, camelize: function () { return this } })
Object.extend(Number.prototype, { toJSON: function () { return String(this) } })
Date.prototype.toJSON = function () { return '"date"' }
Function.prototype.bind = (function (native) { return function () { return native.apply(this, arguments) } })(Function.prototype.bind)
Object.extend(HTMLElement.prototype, { update: function (h) { this.innerHTML = h; return this }, hide: function () { this.style.display = 'none'; return this }, visible: function () { return this.style.display !== 'none' }, select: undefined })
document.getElementsByClassName = function (name) { return $A(document.querySelectorAll('.' + name)) }
`

const PATCHED = `
for (const name of ['map', 'filter', 'forEach', 'some', 'every', 'find', 'includes', 'push', 'slice', 'indexOf']) {
  const native = Array.prototype[name]
  Array.prototype[name] = function (...args) { window.calls = (window.calls || 0) + 1; return native.apply(this, args) }
}
Array.prototype.last = function () { return this[this.length - 1] }
Object.prototype.extra = 'everywhere'
JSON.stringify = JSON.parse = function () { throw new Error('patched') }
`

export const scripted: HostPage[] = [
  { name: 'patched Array.prototype and JSON', head: script(`window.calls = 0;${PATCHED}`) },
  { name: 'old Prototype.js', head: script(PROTOTYPE) },
  {
    name: 'frozen Object, Array, Function, Promise',
    head: script(
      'for (const one of [Object, Array, String, Function, Promise, Map, Set, RegExp, Date, Math, JSON]) { Object.freeze(one); if (one.prototype) Object.freeze(one.prototype) }',
    ),
  },
  { name: 'frozen history', head: script('Object.freeze(history); Object.freeze(location)') },
  {
    name: 'blocked storage',
    head: script(
      'for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError") } })',
    ),
  },
  {
    name: 'storage that is full',
    head: script('Storage.prototype.setItem = function () { throw new DOMException("full", "QuotaExceededError") }'),
  },
  {
    name: 'the name taken by a frame and an image',
    body: '<iframe name="leadwright" hidden></iframe><img name="currentScript" alt="">',
  },
  { name: 'the name taken by a value', head: script('window.leadwright = { q: 1 }') },
  {
    name: 'a body that is replaced',
    body: script('setTimeout(() => { document.body.innerHTML = "<h1>Hydrated</h1>" }, 400)'),
  },
  {
    name: 'a page that throws out strangers',
    body: script(
      'new MutationObserver(list => { for (const { addedNodes } of list) for (const node of addedNodes) if (node.parentNode === document.body) node.remove() }).observe(document.body, { childList: true })',
    ),
  },
  {
    name: 'a page that keeps the focus',
    body: script(
      'document.addEventListener("focusin", e => { const own = document.querySelector("input[name=q]"); if (e.target !== own) own.focus() })',
    ),
  },
  {
    name: 'shortcuts on every key',
    body: script('document.addEventListener("keydown", e => { if (e.target.tagName !== "INPUT") e.preventDefault() })'),
  },
  {
    name: 'a wrapped fetch and history',
    head: script(
      'const native = window.fetch; window.fetch = (...args) => native(...args).then(r => r); const push = history.pushState; history.pushState = function (...args) { return push.apply(history, args) }; setTimeout(() => history.pushState({}, "", location.href + "?again"), 300)',
    ),
  },
]
