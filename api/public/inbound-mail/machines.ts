/** Tells what a machine wrote from what a person did. */
import type { Email } from 'postal-mime'

type MailHead = Pick<Email, 'headers' | 'from' | 'subject'>

export const headersOf = ({ headers }: Pick<Email, 'headers'>, name: string): string[] =>
  headers.filter(({ key }) => key === name).map(({ value }) => value)

const list = (text: string): string[] => text.split('|').map(phrase => phrase.trim())

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
/** Programs that answer for somebody who is away say so in their subject. Lower case, apart by `|`. */
const automatic_subjects = list(`
  automatic reply | automatic response | auto reply | auto-reply | autoreply | auto response | auto-response | autoresponse |
  autoresponder | out of office | out of the office | out-of-office | vacation reply | respuesta automática |
  respuesta automatica | contestación automática | fuera de la oficina | fuera de oficina | estoy de vacaciones |
  réponse automatique | reponse automatique | absence du bureau | absent du bureau | automatische antwort |
  abwesenheitsnotiz | abwesenheitsnachricht | automatisch antwoord | automatische reactie | risposta automatica | fuori sede |
  fuori ufficio | resposta automática | resposta automatica | fora do escritório | automatiskt svar | autosvar | automatisk svar |
  automaattinen vastaus | odpowiedź automatyczna | automatyczna odpowiedź | automatická odpověď | automatikus válasz |
  otomatik yanıt | răspuns automat | автоответ | автоматический ответ | αυτόματη απάντηση | tự động trả lời | 自動応答 | 自動返信 |
  自动回复 | 自動回覆 | 자동 회신 | 부재중 | resposta automàtica | fora de l’oficina | fora de l'oficina
`)
/** Words that subjects of others have too: theirs begins with one. */
const automatic_beginnings = list(`
  absence | absent | ausencia | ausência | ausente | abwesenheit | abwesend | afwezig | away from | away until | on vacation |
  on holiday | ooo | frånvaro | fravær | nieobecn | assente | assenza | poza biurem | vacaciones | vacances | urlaub | férias
`)

const includesOne = (text: string | undefined, some: readonly string[]): boolean => {
  const said = (text ?? '').toLowerCase()
  return some.some(one => said.includes(one))
}

const isNone = (value: string | undefined) => value === undefined || value.trim() === '' || /^no\b/i.test(value.trim())

/** Nobody is to answer it: reports have this, and answers of machines too. */
export const isWithoutSender = (email: MailHead): boolean =>
  ['<>', '<mailer-daemon>'].includes(headersOf(email, 'return-path')[0]?.trim().toLowerCase() ?? '')

/** The program that carries mail for a server. */
export const isFromDaemon = ({ from }: MailHead): boolean =>
  daemons.test(from?.address ?? '') || daemon_names.test(from?.name ?? '')

/** Named as a report; an answer repeats the subject behind letters of its own. */
export const isNamedReport = ({ subject }: MailHead): boolean => includesOne(subject, report_subjects)

/** By its subject, or by a header that programs of absence notes write. */
export const isAutomaticAnswer = (email: MailHead): boolean =>
  includesOne(email.subject, automatic_subjects) ||
  automatic_beginnings.some(one => (email.subject ?? '').trim().toLowerCase().startsWith(one)) ||
  hasOne(email, ['x-autoreply', 'x-autorespond', 'x-vacation'])

export const isOfList = (email: MailHead): boolean => hasOne(email, ['list-id', 'list-post'])

const hasOne = (email: MailHead, names: readonly string[]): boolean =>
  names.some(name => headersOf(email, name).length > 0)

export function isFromMachine(email: MailHead): boolean {
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
