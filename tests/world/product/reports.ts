/** What comes back about a mail: that nobody has its address after all, that its reader calls it spam, or an answer. */
import type { ReceivedMail } from './mail-text.ts'

const BOUNDARY = 'report-of-a-server'

function report(type: string, parts: readonly (readonly string[])[]): string {
  const head = [
    'From: Mail server <postmaster@mx.example>',
    'Subject: About your message',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="${BOUNDARY}"`,
  ]
  const body = parts.flatMap(part => [`--${BOUNDARY}`, ...part])
  return [...head, '', ...body, `--${BOUNDARY}--`, ''].join('\r\n')
}

const words = (text: string) => ['Content-Type: text/plain', '', text, '']

/** With the head of the mail that it is about. */
const headOf = ({ message_id, return_path, subject }: ReceivedMail) => [
  ...['Content-Type: text/rfc822-headers', '', `Return-Path: <${return_path}>`],
  ...[`Message-ID: ${message_id}`, `Subject: ${subject}`, ''],
]

export function bounceOf(mail: ReceivedMail): string {
  const about = ['Reporting-MTA: dns; mx.example', '', `Final-Recipient: rfc822; ${mail.to}`, 'Action: failed']
  const why = ['Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 No such user here', '']
  const status = ['Content-Type: message/delivery-status', '', ...about, ...why]
  return report('delivery-status', [words('Your message could not be delivered.'), status, headOf(mail)])
}

export function complaintAbout(mail: ReceivedMail): string {
  const about = ['Feedback-Type: abuse', 'User-Agent: Mail/1', 'Version: 1', '']
  const feedback = ['Content-Type: message/feedback-report', '', ...about]
  return report('feedback-report', [words('This is an abuse report.'), feedback, headOf(mail)])
}

/** As a mail program sends it, or a program that answers for somebody who is away. */
export function answerTo(
  { message_id, subject, return_path }: ReceivedMail,
  from: string,
  more: readonly string[],
): string {
  const head = [`From: <${from}>`, `To: <${return_path}>`, `Subject: Re: ${subject}`, `In-Reply-To: ${message_id}`]
  return [...head, ...more, '', 'Yes, on Tuesday please.', '', 'On Sunday Ana wrote:', '> Hello', ''].join('\r\n')
}
