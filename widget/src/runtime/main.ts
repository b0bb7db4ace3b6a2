/**
 * The file `runtime.js`: Preact, and what everything rendered on a host page needs. Popups import it, and whatever is
 * rendered besides them; the build replaces `preact` and its parts by it.
 */
export { Component, render } from 'preact'
export { extras } from './extras.ts'
export { Icon } from './icon.tsx'
export { jsx, jsxs } from './jsx.ts'
export { keepKeys, wrapFocus } from './keys.ts'
export { closeShadow, openShadow, type Shadow } from './shadow.ts'
