/** Numbers of the inbox of emails that went to files. */
export const mailViewerLimits = {
  inbox_emails_max: 200,
  /** The newest, among which is searched. */
  inbox_searched_emails_max: 1_000,
}
