/** The way back after signing in: only paths of this origin are returned to. */
import type { Href } from '../../ui/href.ts'

export const safeReturn = (path: string | undefined): Href => (path && /^\/(?![/\\])/.test(path) ? path : '/') as Href
