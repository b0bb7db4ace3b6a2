/** The way back after signing in: only paths of this origin are returned to. */
export const safeReturn = (path: string | undefined): string => (path && /^\/(?![/\\])/.test(path) ? path : '/')
