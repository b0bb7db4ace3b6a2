/**
 * The demo: two invented sites and the person who signs in. Both databases are made first; one transaction of control
 * then makes all of it visible, so a stop in between leaves nothing but folders that the next seed begins with anew.
 */
import { randomInt } from 'node:crypto'
import { createPerson } from '../account/auth/rules.ts'
import { demo_email, setClockOffset, setDemoState } from '../account/demo/rules.ts'
import { membershipsOf } from '../account/memberships/rules.ts'
import { factsOf } from '../account/sites/rules.ts'
import { insertSite, type SiteRow } from '../account/sites/store.ts'
import { findUserByKey } from '../account/users/store.ts'
import type { Installation } from '../platform/features/context.ts'
import { derivedSecret, hashPassword } from '../platform/identity/secrets.ts'
import { type IdKind, type NewId, seededIds } from '../platform/runtime/ids.ts'
import { defaultBrand } from '../platform/schemas/brand.ts'
import { emailKey } from '../platform/schemas/schemas.ts'
import { newKey } from '../site/email/sending-domains/keys.ts'
import { keepBlueprint } from '../site/sandboxes/drivers/rules.ts'
import type { Business } from './businesses/business.ts'
import { businesses } from './businesses/businesses.ts'
import { furnish } from './furnish/furnish.ts'
import { writeHistory } from './furnish/note.ts'
import { writeInbox } from './past/inbox.ts'
import { live } from './past/live.ts'
import type { Advance } from './past/past.ts'
import { type StoredPicture, storePicture } from './pictures/pictures.ts'
import { addDomain } from './site-domain.ts'

const day_ms = 86_400_000

export interface SeededAccount {
  email: string
  /** Random, shown once; null where the person was there before and keeps theirs. */
  password: string | null
}

/** Each kind counts for itself, so that what happens more or less often moves no other id. */
export function idsOf(name: string): NewId {
  const makers = new Map<IdKind, NewId>()
  return type => {
    const make = makers.get(type) ?? seededIds(`${name} ${type}`)
    makers.set(type, make)
    return make(type)
  }
}

export async function seed(installation: Installation, advance: Advance): Promise<SeededAccount> {
  const { databases, clock } = installation
  const now = clock.now()
  const newId = idsOf('demo')
  const known = await databases.control.read(async db => {
    const user = await findUserByKey(db, emailKey(demo_email))
    return user && { user, memberships: await membershipsOf(db, user.id) }
  })
  const user_id = newId('user')
  const password = known ? null : newPassword()
  // Beside what follows: it takes a thread for a while.
  const hashed = password === null ? '' : hashPassword(password)
  const rows: SiteRow[] = []
  for (const business of businesses) {
    const row = siteRow(business, newId('site'), known?.memberships[0]?.account_id ?? '', now)
    await databases.removeSite(row.id)
    await databases.createSite(row.id)
    const database = await databases.site(row.id)
    const ids = idsOf(business.key)
    const { storage, config } = installation
    const { data_dir } = config
    const pictures: StoredPicture[] = []
    const { logo, dark_logo } = business
    for (const name of [...business.pictures.map(one => one.name), logo, dark_logo])
      pictures.push(await storePicture(storage, row.id, name))
    // Drawn before all other images: the site has its brand before anything of it is made.
    const logo_image_id = ids('image')
    const dark_logo_image_id = ids('image')
    row.brand = { ...defaultBrand, ...business.look, logo_image_id, dark_logo_image_id }
    const siteKey = await databases.siteKey(row.id)
    const by = {
      newId: ids,
      now,
      user_id: known?.user.id ?? user_id,
      pictures,
      brand: row.brand,
      history: [],
      siteKey,
      dkim: await newKey(siteKey),
    }
    const { file, drafts, blueprint } = await database.write(async tx => {
      const furnished = await furnish(tx, business, by)
      const lived = await live(tx, { ...by, installation, site: factsOf(row, null), business, furnished, advance })
      await writeHistory(tx, by)
      return lived
    })
    await Promise.all([
      storage.store(row.id, file),
      keepBlueprint({ data_dir, site_id: row.id, sandbox_id: blueprint.sandbox_id }, blueprint),
      writeInbox(installation.mailer.folder, drafts),
    ])
    rows.push(row)
  }
  const password_hash = await hashed
  const controlKey = await databases.controlKey()
  await databases.control.write(async tx => {
    let account_id = known?.memberships[0]?.account_id
    if (!known) {
      const person = {
        email: demo_email,
        password_hash,
        first_name: 'Dana',
        last_name: 'Moreno',
        language: 'en',
      } as const
      // The person's id was drawn before the sites', whose history names it.
      const ids: NewId = type => (type === 'user' ? user_id : newId(type))
      const user = await createPerson(tx, person, { newId: ids, now, confirmed: true, super_administrator: true })
      account_id = (await membershipsOf(tx, user.id))[0]?.account_id
    }
    for (const row of rows) {
      await insertSite(tx, { ...row, account_id: account_id ?? '' })
      tx.announce(`site ${row.id}`)
      const secret = derivedSecret(controlKey, `domain:${row.id}`)
      await addDomain(tx, { id: newId('domain'), site_id: row.id, host: `www.${row.subdomain}.example`, secret, now })
    }
    await setDemoState(tx, 'present')
    await setClockOffset(tx, 0)
  })
  return { email: demo_email, password }
}

function siteRow({ site }: Business, id: string, account_id: string, now: number): SiteRow {
  const at = now - 91 * day_ms
  return {
    id,
    account_id,
    status: 'ready',
    ...site,
    subdomain_key: site.subdomain,
    primary_host: null,
    domains_waiting: 0,
    published_at: at,
    paused_at: null,
    moved_at: null,
    moved_to: null,
    restored_from: null,
    late_until: null,
    epoch: null,
    exporting: null,
    marketing_emails_max: null,
    marketing_emails_days: 7,
    days_off: [],
    ai_daily_cents_max: 500,
    tracking: true,
    consent_mode: false,
    visits_kept_days: 365,
    fonts: null,
    brand: null,
    brand_version: 1,
    allowed_hosts: [],
    overlay_pause_seconds: 30,
    several_boxes: false,
    is_demo: true,
    // Awake: runs of its journey are under way.
    wake_at: 0,
    version: 1,
    created_at: at,
    updated_at: at,
  }
}

/** Twelve letters that are not mistaken for others, in three groups: some 56 bits. */
function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group()].join('-')
}
