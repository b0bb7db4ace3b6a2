/**
 * What servers say, by what it means. The first row that fits decides, so what passes stands before what is for good: `user
 * unknown` is also said of a mailbox that is full. Lower case, spaces as one; `*` stands for a few words, `|` between phrases.
 */
import type { BounceReason } from './bounce-reasons.ts'

interface Row {
  reason: BounceReason
  phrases: readonly string[]
  /** Many reports of a server have these words: a code that is not as common says more. */
  weak?: true
}

const list = (text: string): string[] => text.split('|').map(phrase => phrase.trim())

export const bouncePhrases: readonly Row[] = [
  // Sentences that name other reasons in passing.
  { reason: 'unknown_host', phrases: list(`account or domain may not exist | remote domain doesn't exist`) },
  {
    reason: 'mailbox_full',
    phrases: list(`
      mailbox full | mailbox is full | mailfolder is full | full mailbox | inbox is full |
      inbox is out of | quota exceed | quotaexceed | exceeded quota | exceeded * quota | exceeding * quota |
      exceeds * quota | over quota | overquota | over the quota | over * quota | out of storage |
      quota violation | mailbox quota | disk quota | userdisk quota | mailbox exceeds allowed size |
      mailbox size limit exceeded | exceeded * storage | exceeded storage | exceed * allowed storage |
      not enough storage space | does not have enough space | disk space limit | not enough disk space |
      space has been used up | mailbox exceeded the local limit | too many messages on the server |
      too many messages in | too much mail data | size exceeds the maximum size allowed for mail delivery |
      boite du destinataire pleine | buzón lleno | buzon lleno | buzón está lleno | cuota excedida |
      postfach voll | postfach ist voll | boîte aux lettres pleine | casella piena | caixa cheia
    `),
  },
  {
    reason: 'too_large',
    phrases: list(`
      message too large | message is too large | message too big | message size exceeds | message file too big |
      message length exceeds | message header size | size limit exceeded | exceeds * size limit |
      mail too large | exceeds the maximum size | exceeds maximum message size |
      exceeded maximum * message size | recipsizelimit | larger than the | line length exceeds |
      size of this message exceeds | exceeds size
    `),
  },
  {
    reason: 'rate',
    phrases: list(`
      receiving mail at a rate | receiving mail too quickly | too many messages | too many connections |
      too many recipients | too many concurrent | too many sessions | too many errors | rate limit |
      rate exceeded | exceeded the rate | sending rate | throttl | too fast | maximum number of recipients |
      connection limit | too many smtp sessions | mails per session | message limit | unusual rate |
      sending limit | deferred due to excessive | slow down | exceeded the maximum number of
    `),
  },
  {
    reason: 'suspended',
    phrases: list(`
      suspended | account is locked | temporary locked | temporarily locked | mailbox is frozen |
      account has been disabled | account is disabled | mailbox is disabled | mailbox disabled |
      disabled recipient | account disabled | user disabled | address disabled |
      that you tried to reach is disabled | reach is inactive | temporarily inactive |
      is a deactivated mailbox | account deactivated | inactive user | invalid/inactive user |
      account inactive | recipient suspend the service | extended inactivity | disabled or discontinued |
      administratively disabled | administrativley disabled | temporarily limited |
      boite du destinataire archivee | mailbox is inactive | unavailable or access denied
    `),
  },
  {
    reason: 'moved',
    phrases: list(`
      has been replaced by | no longer on server | has moved to | not our user | please use the new address
    `),
  },
  {
    reason: 'authentication',
    phrases: list(`
      dmarc | unauthenticated | sender is unauthenticated | spf check | spf fail | spf record | spf validation |
      dkim | authentication required | authentication failed | not authenticated | sender policy framework |
      please log in | you must authenticate | not authenticate | authentication checks
    `),
  },
  {
    reason: 'reputation',
    phrases: list(`
      blacklist | blocklist | block list | black list | dnsbl | spamhaus | spamcop | barracudacentral | an rbl |
      reputation | unexpected volume or user complaints | temporarily deferred due to | your ip | sender ip |
      client host rejected | client host blocked | reverse dns | ptr record | dns ptr | rdns | no ptr | fcrdns |
      greylist | graylist | grey list | gray list | greylisted | postgrey | server access forbidden by your ip |
      connections not accepted from | connection refused by | ip address blocked | ip address has been |
      unverifyable sending ip | not be mail exchanger | ip block | client address rejected | hostname rejected |
      helo command rejected | bad helo | invalid helo | refused to talk to me | my name was rejected |
      blocked - see | blocked using | connection dropped | access from ip address | bulk mail | dynamic ip |
      not accept mail from
    `),
  },
  {
    reason: 'sender_refused',
    phrases: list(`
      sender rejected | sender was rejected | sender denied | sender address rejected |
      sender email address rejected | sender domain | sender verify fail | sender verification |
      domain of sender address | unroutable sender | invalid sender | sender not | senders not allowed |
      null sender | empty envelope sender | bogus mail from | bounces not accepted | batv | backscatter |
      not owned by | sender is spammer | purported responsible address | blocked by the recipient |
      blocked by recipient | rejected by the domain filter | emetteur invalide | not on the allow |
      only accepting mail from | specific email addresses | not pre-approved | this account is protected |
      notauthorized | not permitted to send | not allowed to send | restricted sms | recipient preferences |
      your message to the group | may not exist, or you may not have permission | permission to post |
      mail from domain
    `),
  },
  {
    reason: 'content',
    phrases: list(`
      spam | virus | malware | phishing | infected | junk mail | content rejected | message content |
      its content | unsolicited | bad header | header error | not rfc | rfc 5322 | rfc5322 | rfc 2822 |
      attachment type | attachments are not | executable | blacklisted url | suspicious content |
      content filter | looks like spam | mail rejete | rejected as
    `),
  },
  {
    reason: 'policy',
    phrases: list(`
      relaying | relay access | relay denied | not relay | unable to relay | relay not | policy | security |
      administrative prohibition | protocol violation | tls required | starttls | not accepted for |
      delivery not authorized | message refused | message rejected | isn't in my list of allowed |
      encryption needed | mail rejected | service refuse
    `),
  },
  {
    reason: 'not_accepting',
    phrases: list(`
      does not accept mail | not accept mail | does not accept email | does not receive mail | null mx |
      nullmx | name server: .: host not found | no mx record | no mx or a record | no mx found |
      no smtp service | reject all mails | domain does not have a mail server
    `),
  },
  {
    reason: 'network',
    phrases: list(`
      not found, try again | host lookup did not complete | name server timeout |
      dns lookup failure * try again | unexpected name server reply | temporary * dns | dns temporarily |
      too many hops | hop count exceeded | mail loop | routing loop | loops back to myself | loop detected |
      lowest numbered mx | loop was found | message looping | bad dns | lost connection |
      connection was dropped | connection refused | network is unreachable | no route to host |
      could not connect | unable to connect
    `),
  },
  {
    reason: 'unknown_host',
    phrases: list(`
      host or domain name not found | domain name not found | host unknown | unknown host | host not found |
      host * not found | domain * not found | domain does not exist | domain * does not exist | no such domain |
      domain is not reachable | domain must exist | unknown domain | unrouteable address | unroutable address |
      unrouteable mail domain | illegal host/domain | domain mentioned in email address is unknown | nxdomain |
      name or service not known | couldn't find any host | no such host | invalid domain |
      bad destination host | all relevant mx records point to non-existent hosts | domain or user isn't |
      doesnt exist | address lookups failed permanently | find a mail exchanger | no mail exchanger |
      domain isn't | nonexistent domain | dominio inexistente
    `),
  },
  {
    reason: 'recipient_refuses',
    phrases: list(`
      refuse to receive | refuses to accept | not accepting any mail | user reject | rejected by user |
      rejected by recipient | bounced address | is not accepting | recipient filter | rejected by * filter
    `),
  },
  {
    reason: 'unknown_user',
    phrases: list(`
      user unknown | unknown user | userunknown | user * unknown | unknown or illegal user | unknown recipient |
      recipient unknown | unknown mailbox | unknown local | unknown email | unknown e-mail | unknown address |
      address unknown | addresses were unknown | unknown account | no such user | no such mailbox |
      no such recipient | no such person | no such address | no such account | no such local | no such email |
      no account by that name | no mailbox | no mail box | no valid recipient | no one at this address |
      no * in name directory | user not found | user * not found | user not exist | user does not exist |
      user doesn't exist | user not known | no matching user | ディレクトリには見つかりません | user not active |
      user missing | user * does not exist | user * doesn't exist | user invalid | invalid user |
      recipient not found | recipnotfound | recipientnotfound | final delivery userid | recipient notfound |
      recipient not exist | recipient does not exist | recipient * not found | recipient * does not exist |
      recipient not ok | recipient is not | recipient no longer | not a valid recipient | not a valid user |
      not a valid mailbox | not a known user | not a local address | not an active address |
      name is not recognized | not listed in | not present in directory | invalid recipient | invalid mailbox |
      invalid address | address invalid | bad address | bad recipient | bad * recipient | badrcptto |
      badrecipientto | validrcptto | recipient has been denied | mailbox not found | mailbox not present |
      mailbox does not exist | mailbox * does not exist | mailbox invalid | mailbox unavailable |
      mailbox unavaiable | mailbox is unavailable | account does not exist |
      account that you tried to reach does not exist | account * does not exist | does not have a * account |
      doesn't have a * account | account not found | address does not exist | address * does not exist |
      address * could not be found | address could not be found | address not found | no longer valid |
      no longer accepts mail | non existent user | nonexistent user | undeliverable address | non-existent |
      can't accept user | not our customer | > not found | destinataire invalide | utilisateur inconnu |
      destinataire inconnu | no existe | usuario desconocido | destinatario desconocido | utente sconosciuto |
      nessun utente | unbekannter empfänger | empfänger unbekannt | usuário desconhecido | usuario inexistente
    `),
  },
  {
    reason: 'expired',
    weak: true,
    phrases: list(`
      timed out | timeout | expired | retry time | giving up | in the queue too long | multiple retries |
      failing for a long time | did not accept our requests | not responding | was aborted after |
      find a gateway | not reachable | delivery failed * attempts | unable to deliver in |
      could not be delivered for | wasn't able to establish | unable to reach | was not delivered within
    `),
  },
  {
    reason: 'mailer_error',
    weak: true,
    phrases: list(`
      internal error | internal server | internal system | system error | configuration error | local error |
      i/o error | delivery to file forbidden | delivery to pipe forbidden | local delivery failed | lmtp error |
      pipe to | broken pipe | command died | exit status | unable to contact | ldap server | temporary failure |
      temporarily unavailable | service unavailable | disk full | insufficient system | out of memory |
      cannot open | permission denied | currently unavailable | syntax error
    `),
  },
  // Words that more often begin a sentence than say why.
  {
    reason: 'unknown_user',
    weak: true,
    phrases: list(`
      recipient address rejected | rejected recipient | recipient rejected | address rejected | does not exist |
      envelope recipient | does not like recipient
    `),
  },
]

/** Words of a server about its own mailboxes, in a report that it writes itself: no command of another was refused. */
export const ownWords: readonly string[] = [
  'unknown user:',
  'unknown recipient',
  'name is not recognized',
  'final delivery userid',
  'unknown local',
  'not listed in',
  'ディレクトリには見つかりません',
]

/** Reasons that pass although a code beside them is for good, in the words of a report too. */
export const passingInWords: ReadonlySet<BounceReason> = new Set(['mailbox_full', 'suspended'])
