/** HTML that somebody wrote or pasted, with what is allowed of it alone. */
import sanitize from 'sanitize-html'
import { withinDepth } from './tree.ts'

export type SanitizeOptions = sanitize.IOptions

export const sanitizeHtml = (html: string, options: SanitizeOptions): string => sanitize(withinDepth(html), options)
