/**
 * DKIM through nodemailer's signer, fed directly: the message is already whole in memory, so its streams are not
 * needed. The signed headers are listed here, because nodemailer's default leaves out List-Unsubscribe-Post.
 */
import { createHash, type KeyObject } from 'node:crypto'
import sign from 'nodemailer/lib/dkim/sign.js'

export type DkimKey = { domain: string; selector: string; private_key: KeyObject | string }

/** nodemailer's default field names (RFC 4871 5.5) and the one that RFC 8058 demands besides. */
export const DKIM_HEADER_FIELDS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:Content-ID:' +
  'Content-Description:Resent-Date:Resent-From:Resent-Sender:Resent-To:Resent-Cc:Resent-Message-ID:In-Reply-To:' +
  'References:List-Id:List-Help:List-Unsubscribe:List-Subscribe:List-Post:List-Owner:List-Archive:OTP-Token:' +
  'List-Unsubscribe-Post'

/** The DKIM-Signature header for these header lines and this body; throws when the key can not sign. */
export function dkimSignature(headers: readonly string[], body: string, key: DkimKey): string {
  const lines = headers.map(header => ({
    key: header.slice(0, header.indexOf(':')).toLowerCase(),
    // The signer takes octets as characters.
    line: Buffer.from(header).toString('latin1'),
  }))
  const bodyHash = createHash('sha256').update(relaxedBody(body), 'latin1').digest('base64')
  const signature = sign(lines, 'sha256', bodyHash, {
    domainName: key.domain,
    keySelector: key.selector,
    privateKey: key.private_key,
    headerFieldNames: DKIM_HEADER_FIELDS,
  })
  if (!signature) throw new Error('The DKIM key can not sign')
  return signature
}

/** RFC 6376 3.4.4; the body is quoted-printable, hence ASCII with CRLF line ends. */
function relaxedBody(body: string): string {
  // One blank stays one: replacing it too would take three times as long.
  const text = body.replace(/[ \t]{2,}|\t/g, ' ').replaceAll(' \r\n', '\r\n')
  let end = text.length
  while (text.endsWith('\r\n', end)) end -= 2
  return `${text.slice(0, end)}\r\n`
}
