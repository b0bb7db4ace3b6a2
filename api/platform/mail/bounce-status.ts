/**
 * What an enhanced status code (RFC 3463) says of an address. Only what speaks of the mailbox itself is final: a full mailbox,
 * a policy or a block says nothing about the next email.
 */

/** No such mailbox, no such domain, moved without a forward, a domain that takes no email, a disabled mailbox. */
const final = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'])

export const enhancedStatus = (text: string): string | undefined => /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(text)?.[1]

export const isFinalStatus = (status: string): boolean => final.has(status)

/** Whether a refusal in the conversation says that the address does not exist. */
export function saysNoSuchAddress(response: string): boolean {
  const status = enhancedStatus(response)
  return status !== undefined && isFinalStatus(status)
}
