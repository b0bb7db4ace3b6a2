/**
 * The file `runtime.js`: Preact, and what everything that stands on a host page needs. Popups import it, and whatever is
 * drawn besides them; the build puts it in the place of `preact` and its parts.
 */
export { render } from 'preact'
export { jsx, jsxs } from 'preact/jsx-runtime'
export { Icon } from './icon.tsx'
export { keepKeys, wrapFocus } from './keys.ts'
export { closeShadow, openShadow, type Shadow } from './shadow.ts'
