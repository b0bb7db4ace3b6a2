/** What the head of a column names, in the words of many products, English and Spanish. Pure. */

import { memoize } from '../../../platform/runtime/memoize.ts'
import { foldSearch } from '../../../platform/texts/fold.ts'
import { importLimits } from './limits.ts'

/** `name`: the first or the full one, which the other columns and the values show. */
export type Meaning = keyof typeof words

/** Folded, without signs and digits, and without articles. */
const words = {
  email: `email mail emails emailaddress mailaddress correo correos correoelectronico direccioncorreo
    direccioncorreoelectronico direccionemail`,
  first_name: 'firstname first givenname forename nombrepila primernombre nombres',
  middle_name: 'middlename middle additionalname segundonombre',
  last_name: 'lastname last surname familyname apellido apellidos primerapellido',
  full_name:
    'fullname completename nameandsurname nombrecompleto nombreyapellidos nombreyapellido apellidosynombre nombreapellidos',
  name: 'name nombre',
  phone: `phone phonenumber telephone telephonenumber tel telefono numerotelefono mobile mobilephone mobilenumber
    mobilephonenumber movil telefonomovil numerotelefonomovil numeromovil cell cellphone cellphonenumber celular
    telefonocelular numerocelular whatsapp whatsappnumber sms`,
  language: 'language locale lang idioma lengua',
  timezone: 'timezone tz zonahoraria husohorario',
  tags: `tags tag etiquetas etiqueta labels groupmembership groups grupos lists listas emaillists segments segmentos
    categories categorias interests intereses`,
  signed_up_on: `createdate createddate createdat createdtime createdon created creationdate datecreated dateadded
    addedon addedat addedtime addeddate signedup signedupon signup dateregistered registrationdate registered
    registeredat registeredon userregistered connectedon profilecreatedon submittedat submissiondate submitted
    membersince customersince joindate joined joinedon timestamp marcatemporal fechacreacion fechaalta fecharegistro
    fechainscripcion alta`,
  city: 'city town ciudad localidad poblacion municipio',
  country: 'country countrycode countryregion pais paisregion cc',
  region: 'region state province stateprovince stateregion provincia provincecode statecode comunidadautonoma',
  address: `address street streetaddress addressline streetaddressline postaladdress direccion direccionpostal domicilio
    calle`,
  postal_code: 'postalcode postcode zip zipcode zippostalcode codigopostal cp',
  company: `company companyname organization organisation organizationname organisationname employer business
    businessname account accountname customeraccount empresa nombreempresa compania organizacion nombreorganizacion`,
  job_title: 'job jobtitle position role organizationtitle cargo puesto puestotrabajo',
  birthday: 'birthday birthdate dateofbirth datebirth dob cumpleanos fechanacimiento',
  website: 'website webpage websiteurl web paginaweb sitioweb',
  notes: 'note notes nota notas comments comentarios observaciones',
  /** Names of other things than the person. */
  none: 'username userlogin nickname businessaddress',
} as const

const meaningOf = new Map<string, Meaning>(
  Object.entries(words).flatMap(([meaning, list]) =>
    list.split(/\s+/).map(word => [word, meaning as Meaning] as const),
  ),
)
const articles = new Set(['de', 'del', 'la', 'el', 'las', 'los', 'su', 'tu', 'of', 'the', 'your', 'my'])

/** Words that say which of several is meant, by how far it is from the main one. */
const byDistance: Readonly<Record<number, string>> = {
  0: 'value default primary main preferred principal mobile',
  1: 'contact customer lead subscriber user associated asociada shopify address direccion mailing personal profile',
  2: 'work business trabajo billing facturacion',
  3: 'home casa shipping envio landline',
  9: 'other otro otra alternate alternative alternativo secondary secundario secundaria second additional adicional',
}
const qualifiers = Object.entries(byDistance).flatMap(([distance, list]) =>
  list.split(' ').map(word => [word, Number(distance)] as const),
)

export interface Head {
  meaning: Meaning
  /** How far it is from the plain name: 0 for “Email”, more for “Work email”, most for “Email 2”. */
  distance: number
}

/** As heads are compared. */
export const bareHead = (text: string): string => foldSearch(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Null where it names nothing that is known. Lists of imports read the same heads again and again. */
export const readHead = memoize({ texts_max: 2_000, characters_max: 100 }, read)

function read(name: string): Head | null {
  const folded = foldSearch(name)
  // “Zip/Postal Code”, “País o región”, “Birthday (DD/MM)”: the first name that is understood.
  const alternatives = [folded, ...folded.split(/\/|\(|\||\s(?:or|o)\s/u)]
  for (const alternative of alternatives) {
    const found = readPhrase(alternative)
    if (found) return found.meaning === 'none' ? null : found
  }
  return null
}

/** The meaning of a name of a field, which says it plainly. */
export function plainMeaning(name: string): Meaning | null {
  const head = readHead(name)
  return head?.distance === 0 ? head.meaning : null
}

function readPhrase(phrase: string): Head | null {
  const joined = phrase
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => !articles.has(word))
    .join('')
  const said = joined.replaceAll(/\d/g, '')
  if (said === '') return null
  const number = Number(/\d/.exec(joined)?.[0] ?? 1)
  const found = withoutQualifiers(said)
  if (!found) return null
  // The second line of an address is no address.
  if (number > 1 && found.meaning === 'address') return null
  return { ...found, distance: found.distance + Math.max(number - 1, 0) * 10 }
}

/** By the name as it is, else without what says which of several it is. */
function withoutQualifiers(said: string): Head | null {
  let forms = new Map([[said, 0]])
  for (let stripped = 0; stripped <= importLimits.import_head_qualifiers_max; stripped++) {
    for (const [form, distance] of forms) {
      const meaning = meaningOf.get(form)
      if (meaning) return { meaning, distance }
    }
    const shorter = [...forms].flatMap(([form, distance]) =>
      qualifiers.flatMap(([word, more]) => without(form, word).map(left => [left, distance + more] as const)),
    )
    forms = new Map(shorter)
  }
  return null
}

/** Without the word at its beginning, or at its end. */
const without = (form: string, word: string): string[] => [
  ...(form.startsWith(word) ? [form.slice(word.length)] : []),
  ...(form.endsWith(word) ? [form.slice(0, -word.length)] : []),
]
