/** What the cells of columns of consent mean, in English and Spanish. Pure. */
import { bare, type ConsentType } from './consent-heads.ts'
import type { ReadStatus, RowStatus } from './consent-statuses.ts'
import { isMoment } from './moments.ts'
import { isNo, isYes } from './yes-no.ts'

/** The words of each status, folded and without signs. */
const said: Readonly<Record<RowStatus, string>> = {
  subscribed: `subscribed subscriber active activo activa suscrito suscrita suscripto suscriptor optin optedin explicit
    express confirmed confirmedoptin doubleoptin confirmado confirmada consented granted alta`,
  opted_out: `unsubscribed unsubscribe optedout optout unsubscriber baja dadodebaja dadadebaja desuscrito desuscrita
    bajavoluntaria suscripcioncancelada blocklisted blacklisted donotemail donotcontact nocontactar revoked revocado
    withdrawn redacted rejected rechazado rechazada canceled cancelled cancelado cancelada`,
  bounced: `bounced bounce hardbounce hardbounced cleaned invalid invalidemail undeliverable undelivered invalido
    rebotado rebotada rebote reboteduro reboteduradero`,
  complained: `complained complaint spam spamcomplaint markedasspam markasspam junk abuse abusecomplaint reportedspam
    spamreport queja quejadespam denuncia marcadocomospam correonodeseado`,
  suppressed: `suppressed manual manuallysuppressed blocked bloqueado bloqueada suprimido suprimida excluido excluida
    quarantined cuarentena`,
  never_consented: `notsubscribed neversubscribed nonsubscribed nonsubscriber transactional pending unconfirmed
    notconfirmed awaitingconfirmation nopermissionsset nopermission notset notoptedin noconsent neverconsented pendiente
    pendientedeconfirmar pendientedeconfirmacion sinconfirmar noconfirmado nosuscrito nosuscrita sinconsentimiento`,
  test: 'test prueba testlead leaddeprueba',
  unstated: 'na null none unknown desconocido ninguno ninguna nodisponible softbounce softbounced implied implicito',
}
const statusOf = new Map<string, RowStatus>(
  Object.entries(said).flatMap(([status, list]) => list.split(/\s+/).map(word => [word, status as RowStatus] as const)),
)
/** Words that many columns have which tell nothing of email. */
const everyday = new Set(
  `active activo activa alta baja pending pendiente confirmed confirmado confirmada blocked bloqueado bloqueada manual
    test prueba invalid invalido rejected rechazado rechazada spam withdrawn granted express excluido excluida revoked
    revocado canceled cancelled cancelado cancelada`.split(/\s+/),
)

const yes: Partial<Record<ConsentType, RowStatus>> = {
  opt_out: 'opted_out',
  bounce: 'bounced',
  complaint: 'complained',
  suppression: 'suppressed',
  acceptance: 'subscribed',
  test: 'test',
}
/** A reason, or a moment: the column is filled for those alone whom it is about. */
const filled = { opt_out: 'opted_out', bounce: 'bounced', complaint: 'complained', suppression: 'suppressed' } as const
/** A store's own state, which is “no” of those who left too. */
const state_of_store = /^accepts(email)?marketing$|^aceptamarketing/

export interface ConsentColumn {
  name: string
  type: ConsentType | null
  /** Beside it stands a column of the moments of withdrawal, which tells those who left from those who never agreed. */
  has_withdrawals: boolean
}

export function readStatus({ name, type, has_withdrawals }: ConsentColumn, cell: string): ReadStatus {
  const word = bare(cell)
  if (bare(name) === 'mailability' && word === 'unsubscribed' && has_withdrawals) return 'never_consented'
  const asked = type !== null && type in yes
  if (asked && isYes(cell)) return yes[type] ?? 'unknown'
  if (asked && isNo(cell)) {
    if (type !== 'acceptance') return 'unstated'
    return state_of_store.test(bare(name)) ? 'opted_out' : 'never_consented'
  }
  const known = word === '' ? 'unstated' : statusOf.get(word)
  if (known) return known
  if (type === 'suppression' && /unsub/i.test(cell)) return 'opted_out'
  if (type === 'suppression' && /bounce|invalid/i.test(cell)) return 'bounced'
  if (type === 'suppression' && /spam|complain/i.test(cell)) return 'complained'
  if (type !== null && type in filled) return filled[type as keyof typeof filled]
  return type === 'acceptance' && isMoment(cell) ? 'subscribed' : 'unknown'
}

/** A word that is said of email alone. */
export const isOfEmail = (cell: string): boolean => {
  const word = bare(cell)
  return statusOf.has(word) && !everyday.has(word) && statusOf.get(word) !== 'unstated'
}
