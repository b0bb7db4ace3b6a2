/**
 * What names of other products stand for here, compared by letters and digits alone. What one product alone calls so is
 * in its own table. Pure.
 */
import type { LeftTagType } from './tag.ts'
import { folded } from './words.ts'

export type Meaning =
  | { type: 'variable'; name: string }
  | { type: 'full_name' }
  /** A link of ours. */
  | { type: 'link'; name: 'unsubscribe_url' }
  /** A further part of an address that the first part has whole. */
  | { type: 'rest_of_address' }
  | { type: 'year' }
  | { type: 'left'; why: LeftTagType }
  /** Without a value in every email, and of no use to readers. */
  | { type: 'absent' }

/** A custom field of the site. */
export interface OwnField {
  name: string
  label: string
}

export type Resolve = (path: string) => Meaning

const meant = (meaning: Meaning, names: string): [string, Meaning][] => names.split(/\s+/).map(name => [name, meaning])
const variable = (name: string, names: string) => meant({ type: 'variable', name }, names)
const left = (why: LeftTagType, names: string) => meant({ type: 'left', why }, names)

const table = new Map<string, Meaning>([
  ...variable(
    'lead.first_name',
    'fname firstname givenname nombre vorname prenom subscriberfirstname firstnamefix merge1',
  ),
  ...variable('lead.middle_name', 'middlename'),
  ...variable(
    'lead.last_name',
    'lname lastname surname familyname apellido apellidos nachname nom subscriberlastname merge2',
  ),
  ...variable('lead.email', 'email emailaddress emailaddr emailto subscriberemail useremail correo merge0'),
  ...variable('lead.phone', 'phone phonenumber mobile mobilephone mobilephonenumber cellphone telephone telefono sms'),
  ...variable('site.name', 'listcompany listname companyname organizationname organisationname accountname'),
  ...variable(
    'site.name',
    'sitesettingscompanyname memberbusname sendername sitetitle acctname storename shopname usercompany',
  ),
  ...variable('site.postal_address', 'listaddress htmllistaddresshtml listaddresshtml organizationfulladdress'),
  ...variable('site.postal_address', 'organizationaddress accountaddress companyaddress companyfulladdress senderinfo'),
  ...variable('site.postal_address', 'senderinfosingleline senderaddress memberaddr inlinepostaladdress postaladdress'),
  ...variable(
    'site.postal_address',
    'sitesettingscompanystreetaddress1 physicaladdress listaddressvcard shopaddress contactaddress',
  ),
  ...variable('sender.email', 'defaultfromemail fromemail ownerfieldemail senderemail replyto'),
  ...variable('sender.first_name', 'defaultfromname fromname'),
  ...meant({ type: 'full_name' }, 'name fullname subscribername contactname subscriberfullname displayname'),
  ...meant(
    { type: 'rest_of_address' },
    'organizationcity sendercity senderstate senderzip sendercountry membercity memberstate memberpostalcode membercountry',
  ),
  ...meant(
    { type: 'rest_of_address' },
    'sitesettingscompanystreetaddress2 sitesettingscompanycity sitesettingscompanystate sitesettingscompanyzip sitesettingscompanycountry',
  ),
  ...meant(
    { type: 'link', name: 'unsubscribe_url' },
    `unsub unsubscribe unsubscribelink unsubscribeurl unsubscribelinkall unsubscribesection unsubscribetext unsublink unsuburl
     optout optoutlink optouturl dncurl unsubcenterurl asmgroupunsubscribeurl asmgroupunsubscriberawurl asmglobalunsubscribeurl
     subscriptionunsubscribeurl subscriptionunsubscribe unsubscribepage unsubscribelinkurl cancelsubscriptionurl
     unsubscriptionurl removeweb hostedunsubscribeurl systemunsubscribelink amazonsesunsubscribeurl tagunsubscribeurl
     mailinglistunsubscribeurl unsublinken unsublinkes unsublinkfr unsublinkde unsublinklocale setusertounsubscribedurl`,
  ),
  // The page of the link lets readers choose their topics.
  ...meant(
    { type: 'link', name: 'unsubscribe_url' },
    `updateprofile updateprofileurl preferences preferencesurl preferenceslink preferencelink managepreferences
     managepreferenceslink managepreferencesurl subscriptionmanageurl subscriptionmanage manageurl profilecenterurl
     subscriptioncenterurl unsubscribepreferences unsubscribepreferencesurl asmpreferencesurl asmpreferencesrawurl
     subscriberpreferencesurl preferencecenter managesubscriptionpreferencesurl managesubscriptionurl
     managesubscriptionsurl profileurl`,
  ),
  ...left(
    'web_view',
    `archive archiveurl archivelink archivelinkshort webview webviewurl webviewtext webviewlink webversion webversionlink
     webversionurl weblink viewinbrowser viewinbrowserurl viewinbrowserlink viewaspageurl viewaspagesection viewaswebpage
     mirror messageurl viewemailurl newsletterviewinbrowserurl newsletterviewinbrowser permalink onlineversion
     webcopy hostedurl browserurl viewonline viewonlineurl viewweblink
     systemviewaswebpagelink emailurl`,
  ),
  ...left(
    'share',
    `forward forwardurl forwardlink forwardtoafriend ftafurl rewardsurl rewardstext facebooklike tweet fblike rprefer
     rpreferurl rprefernum referralurl sharelink socialshare systemforwardtofriendlink`,
  ),
  ...left(
    'date',
    `date mcdate today now currentday currentdayname currentmonth currentmonthname currentdate todaydate senddate time`,
  ),
  ...left('subject', 'mcsubject subject campaignsubject newslettersubject emailsubject previewtext preheader'),
  ...left('code', 'content messagecontent contentbody footer signature'),
  ...meant({ type: 'year' }, 'currentyear year datey dateyear todayyear currentyearyyyy'),
  ...meant(
    { type: 'absent' },
    `archivepage mcpreviewtext rewards trackingimage trackingpixel trackview usertrack opentracking opentrackingpixel
     openpixel tracker pixel htmlrewards mctracking mctoc mcnospam`,
  ),
])

/** Where data of a person stands in front of a name: `contact.FIRSTNAME`. */
const ofPerson =
  /^(?:\.?(?:contact|person|subscriber|recipient|lead|customer|user|profile|attributes?|attribs?|custom(?:_?fields?)?|properties|fields?|cf|traits|merge)[.:_]\s?)+/i

/** The company of the reader, not of the sender. */
const ofContactsCompany = /^company\./i

/** A person's company, address or date is not the sender's. */
const ofLead = (meaning: Meaning | undefined): Meaning | undefined => {
  const isOfLead = meaning?.type === 'variable' ? meaning.name.startsWith('lead.') : meaning?.type !== 'left'
  return isOfLead ? meaning : undefined
}

/** `known` are our variables. Own fields come first: whoever has a field of that name means it. */
export function resolver(known: ReadonlySet<string>, fields: readonly OwnField[]): Resolve {
  const own = new Map(
    fields.flatMap(({ name, label }) => [name, label].map(one => [folded(one), `lead.custom.${name}`] as const)),
  )
  return path => {
    const whole = path.trim()
    if (known.has(whole)) return { type: 'variable', name: whole }
    const ofTheirs = whole.replace(ofPerson, '')
    const [long, short] = [folded(whole), folded(ofTheirs)]
    const field = own.get(short) ?? own.get(long)
    if (field) return { type: 'variable', name: field }
    const found = table.get(long) ?? (ofTheirs === whole ? undefined : ofLead(table.get(short)))
    return found && !ofContactsCompany.test(whole) ? found : { type: 'left', why: 'variable' }
  }
}

/** Whether it names what no other text would, without knowing which product wrote it. */
export function isTelling(name: string): boolean {
  const meaning = table.get(folded(name))
  if (meaning?.type === 'link') return true
  return meaning?.type === 'variable' && /^(?:e-?mail|first|last|middle|[fl]name)/i.test(name.trim())
}
/** Whether any product's tag has this name. */
export const isNamed = (name: string): boolean => table.has(folded(name))
