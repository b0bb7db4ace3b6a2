/** What the name of a column has to do with consent, in the words of many products, English and Spanish. Pure. */
import { foldSearch } from '../../../platform/texts/fold.ts'

/** `acceptance`: whether somebody agreed. `status`: any state, which the values have to show. */
export type ConsentType =
  | 'opt_out'
  | 'bounce'
  | 'complaint'
  | 'suppression'
  | 'acceptance'
  | 'status'
  | 'test'
  | 'ip'
  | 'source'

export const bare = (text: string): string => foldSearch(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Other channels, links and numbers. */
const others =
  /sms|whatsapp|telegram|phone|mobile|movil|telefon|llamad|donotcall|optedoutofcall|fax|push|postal|directmail|link$|url|enlace|rate$|tasa|counts?$|recuento|number|numero|total|campaign|campana|softbounce|emailsbounced|bounces$/
/** Other agreements, and moments at which something else last happened. */
const agreements =
  /terms|privacy|privacidad|condiciones|terminos|cookie|politica|legal|gdpr|rgpd|lopd|datos|processing|tratamiento|^last|^ultim/

const test =
  /^(is|es)?(test|(de)?prueba)(lead|contact|record|row|entry)?$|^(es)?(un|una)?(lead|contacto|registro|fila|cliente)(de)?prueba$/
const opt_out = [
  /unsub|opt(ed|s)?out|do(es)?not(e?mail|contact|send|market|want)|dont(e?mail|contact)|noe?mails?$|blocklist|blacklist|listanegra/,
  /dad[oa]debaja|^(fecha)?(de)?bajas?$|motivo(de)?baja|baja(de)?(email|correo|newsletter|boletin)|cancel\w{0,20}suscripcion|suscripcion\w{0,20}cancelad/,
  /no(se)?(acepta|desea|quiere|autoriza|enviar|contactar|recibir|consiente|participacion|suscri)|rechaza|excluid|revoke|revoca|withdr[ae]w/,
]
/** In Spanish, with the spaces: a state “de suscripción” is none. */
const unsubscription = /(^|[^\p{L}])desuscri/u
const bounce = /bounce|rebot|undeliver|invalidemail|emailinvalid|clean(ed)?(time|date|at|on)?$/
const complaint =
  /complain|spamreport|markedasspam|reportedspam|quejas?(de|por)?spam|marcad[oa]comospam|denuncia|^(spam|quejas?)$/
const suppression = /suppress|supresion|suprimid|quarantin|cuarentena|bloquead|^blocked$|emailblocked/
const agreeing = /accept|acept|agree|consent|consien|autoriz|permission|permiso|desea|quiere|wants?to|receiv|recib/
const mailing =
  /marketing|mail|correo|news|noticia|novedad|promo|oferta|offer|publicid|communication|comunicacion|comercial|boletin|update|actualizacion|informacion/
const acceptance = [
  /subscri|suscri|opt(ed)?in|doubleoptin|signup(time|timestamp|date)|confirm(ation|ed)?(time|timestamp|date|at)$|fecha(de)?confirmacion/,
  /^(email|marketing)?consent(imiento)?(at|time|timestamp|date|status)?$|fecha(de|del)?consentimiento|^(e?mail)?permission(status)?$/,
  /^(newsletter|boletin|emailmarketing|marketingemails?|mailability|confirmation)$/,
]
const status = /status|estado|situacion/
const ip =
  /^(ip|ipaddress|direccionip|(optin|optedin|confirm|confirmation|signup|consent|subscribed?)ip(address)?|ip(del?)?(consentimiento|alta|registro))$/
const source =
  /^(optin|consent|signup|subscription)(source|method|text|form)$|^emailupdatesource$|^(fuente|origen|texto)(de|del)?(consentimiento|suscripcion|alta)$/

/** Whether the name speaks of email itself: a subscription alone may be one that is paid for. */
export const namesEmail = (name: string): boolean => mailing.test(bare(name))

/** Null where the name has nothing to do with consent to email. */
export function consentType(name: string): ConsentType | null {
  const said = bare(name)
  if (said === '') return null
  if (test.test(said)) return 'test'
  if (ip.test(said)) return 'ip'
  if (others.test(said)) return null
  if (source.test(said)) return 'source'
  if (bounce.test(said)) return 'bounce'
  if (complaint.test(said)) return 'complaint'
  if (suppression.test(said)) return 'suppression'
  if (opt_out.some(words => words.test(said)) || unsubscription.test(foldSearch(name))) return 'opt_out'
  const agrees = acceptance.some(words => words.test(said)) || (agreeing.test(said) && mailing.test(said))
  if (agrees && !agreements.test(said)) return 'acceptance'
  return status.test(said) ? 'status' : null
}
