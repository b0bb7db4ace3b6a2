/** Why servers refuse, by their words, codes and the command that they refused. */
import { expect, test } from 'vitest'
import type { BounceReason } from './bounce-reasons.ts'
import { judgeRefusal, type Refusal } from './judge-refusal.ts'

const refusals: readonly (readonly [BounceReason, Refusal])[] = [
  ['unknown_user', { text: '550 5.1.1 No such user here' }],
  ['unknown_user', { text: '550 User not found', command: 'rcpt' }],
  ['unknown_user', { text: '550 5.0.0 No such person at this address', command: 'rcpt' }],
  ['unknown_user', { text: '550 5.0.0 No such person at this address' }],
  ['unknown_user', { text: '550 5.5.0 mailbox unavailable' }],
  ['unknown_user', { text: '450 4.1.1 User unknown in virtual alias table' }],
  ['unknown_user', { text: '550 5.4.1 Recipient address rejected: Access denied', command: 'rcpt' }],
  ['unknown_user', { text: '550 5.4.1 Recipient address rejected: Access denied. AS(201806281)' }],
  ['unknown_user', { text: '550 5.2.1 <marta@otra.example>... User Unknown', command: 'rcpt' }],
  ['unknown_user', { text: 'Unknown user: marta@otra.example' }],
  ['unknown_user', { text: '', status: '5.1.1' }],
  ['unknown_host', { text: 'Host or domain name not found', status: '5.4.4' }],
  ['moved', { text: '551 not our user', status: '5.1.6' }],
  ['not_accepting', { text: '550 5.7.27 Host does not accept mail' }],
  ['mailbox_full', { text: '550 5.1.1 User is over quota' }],
  ['mailbox_full', { text: '550 5.1.1 User unknown', words: 'It was rejected: not enough disk space' }],
  ['mailbox_full', { text: '552 5.2.2 El buzón está lleno' }],
  ['suspended', { text: '550-5.2.1 The email account that you tried to reach is inactive.' }],
  ['rate', { text: '550 5.2.1 The user is receiving mail at a rate that prevents more' }],
  ['rate', { text: '552 Too many recipients', command: 'rcpt' }],
  ['recipient_refuses', { text: '550 User unknown', command: 'data' }],
  ['recipient_refuses', { text: '550 5.0.0 User unknown', command: 'data' }],
  ['recipient_refuses', { text: '550 Unknown user marta@otra.example', status: '5.0.0' }],
  ['recipient_refuses', { text: '550 5.1.1 Mailbox does not exist', command: 'accepted' }],
  ['sender_refused', { text: '553 5.1.8 Domain of sender address ana@casaverde.example does not exist' }],
  ['sender_refused', { text: '550 Host unknown', command: 'mail' }],
  ['reputation', { text: '550 5.1.1 IP address blacklisted by recipient' }],
  ['reputation', { text: '451 Greylisted, please try again' }],
  [
    'authentication',
    { text: '550 5.7.26 Unauthenticated email is not accepted due to the domain\u2019s DMARC policy' },
  ],
  ['policy', { text: '554 5.7.1 <marta@otra.example>: Recipient address rejected: Access denied', command: 'rcpt' }],
  ['network', { text: 'Name service error: Host not found, try again', status: '4.4.3' }],
  ['expired', { text: '554 4.4.7 Message expired' }],
  ['unknown', { text: 'Something happened at 10.5.1.1' }],
]

test.each(refusals)('%s: %o', (reason, refusal) => {
  const permanent = ['unknown_user', 'unknown_host', 'moved', 'not_accepting'].includes(reason)
  expect(judgeRefusal(refusal)).toMatchObject({ reason, permanent })
})

test('an address and a link have words of their own', () => {
  expect(judgeRefusal({ text: '550 5.1.1 <mailbox.full@spam.example>: no such user' }).reason).toBe('unknown_user')
  expect(judgeRefusal({ text: '550 https://otra.example/spam/ No such user', command: 'rcpt' }).reason).toBe(
    'unknown_user',
  )
})

test('the code of the server counts before that of its reporter, and one that says something before one that does not', () => {
  const status = (refusal: Refusal) => judgeRefusal(refusal).status
  expect(status({ text: '550 5.1.0 - 5.2.2 full', status: '5.0.0' })).toBe('5.2.2')
  expect(status({ text: '552 5.2.2 Over quota', status: '5.1.1' })).toBe('5.2.2')
  expect(status({ text: 'full', status: '5.2.2 (mailbox full)' })).toBe('5.2.2')
  expect(status({ text: 'host [10.5.1.1] said: no' })).toBeNull()
})
