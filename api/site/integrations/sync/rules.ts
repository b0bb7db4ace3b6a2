/** The rules of the sync, for other features to call. */
export { findNoticed, type NoticeSubject, takeNotice } from './notices.ts'
