/** The rules of the sync, for other features to call. */
export { findNoticed, type Noticed, takeNotice } from './notices.ts'
