/** Tells what a machine wrote from what a person did. */
import type { Email } from 'postal-mime'

type Written = Pick<Email, 'headers' | 'from' | 'subject'>

export const headersOf = ({ headers }: Pick<Email, 'headers'>, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value)

const daemons =
  /^(?:mailer[-_.]?daemon|post[-_.]?master|mail[-_.]?daemon|mail[-_.]delivery[-_.](?:system|subsystem)|mdaemon|poostmaster)(?:@|$)/i
const daemon_names = /mailer[- ]?daemon|mail deliver[ey]|mail delivery (?:sub)?system|system administrator|^postmaster/i
const report_subjects = [
  ...[
    'undeliver',
    'delivery fail',
    'delivery status notification',
    'failure notice',
    'returned mail',
    'returned to sender',
  ],
  ...[
    'delivery notification',
    'mail system error',
    'failure delivery',
    'mail failure',
    'delivery error',
    'non delivery',
  ],
  ...['non-delivery', 'error sending your mail', 'could not be delivered', 'message not delivered', 'delivery report'],
  ...[
    'returning message to sender',
    'delivery problem',
    'mail could not',
    'no se puede entregar',
    'no se ha podido entregar',
  ],
  ...['unzustellbar', 'nicht zugestellt', 'non remis', 'échec de la remise', 'mancato recapito', 'não entregue'],
  ...['недоставлен', 'не доставлено', 'warning: message', 'delivery delayed', 'delayed mail'],
]
/** How programs that answer for somebody who is away begin their subject. */
const automatic_subjects = [
  ...[
    'automatic reply',
    'automatic response',
    'auto reply',
    'auto-reply',
    'autoreply',
    'auto response',
    'auto-response',
  ],
  ...[
    'autoresponse',
    'autoresponder',
    'out of office',
    'out of the office',
    'out-of-office',
    'away from',
    'away until',
    'on vacation',
  ],
  ...[
    'vacation reply',
    'respuesta automática',
    'respuesta automatica',
    'fuera de la oficina',
    'ausencia',
    'estoy de vacaciones',
  ],
  ...[
    'réponse automatique',
    'absence du bureau',
    'absent du bureau',
    'automatische antwort',
    'abwesenheit',
    'abwesend',
  ],
  ...[
    'automatisch antwoord',
    'afwezig',
    'risposta automatica',
    'fuori sede',
    'fuori ufficio',
    'resposta automática',
    'resposta automatica',
  ],
  ...[
    'fora do escritório',
    'ausência',
    'automatiskt svar',
    'autosvar',
    'automatisk svar',
    'frånvaro',
    'automaattinen vastaus',
  ],
  ...[
    'odpowiedź automatyczna',
    'automatyczna odpowiedź',
    'nieobecn',
    'automatická odpověď',
    'automatikus válasz',
    'otomatik yanıt',
  ],
  ...[
    'автоответ',
    'автоматический ответ',
    '自動応答',
    '自动回复',
    '自動回覆',
    'resposta automàtica',
    'fora de l’oficina',
  ],
]

const includesOne = (text: string | undefined, some: readonly string[]): boolean => {
  const said = (text ?? '').toLowerCase()
  return some.some(one => said.includes(one))
}

const isNone = (value: string | undefined) => value === undefined || value.trim() === '' || /^no\b/i.test(value.trim())

/** Nobody is to answer it: reports have this, and answers of machines too. */
export const isWithoutSender = (email: Written): boolean =>
  ['<>', '<mailer-daemon>'].includes(headersOf(email, 'return-path')[0]?.trim().toLowerCase() ?? '')

/** The program that carries mail for a server. */
export const isFromDaemon = ({ from }: Written): boolean =>
  daemons.test(from?.address ?? '') || daemon_names.test(from?.name ?? '')

/** Named as a report; an answer repeats the subject behind letters of its own. */
export const isNamedReport = ({ subject }: Written): boolean => includesOne(subject, report_subjects)

export const isAutomaticAnswer = (email: Written): boolean => includesOne(email.subject, automatic_subjects)

export function isFromMachine(email: Written): boolean {
  const first = (name: string) => headersOf(email, name)[0]
  return (
    !isNone(first('auto-submitted')) ||
    /\b(?:bulk|auto_reply|junk|list)\b/i.test(first('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'x-auto-response-suppress', 'list-id'].some(name => first(name) !== undefined) ||
    isWithoutSender(email) ||
    isFromDaemon(email) ||
    isAutomaticAnswer(email)
  )
}
