/** Which popups use something of another feature: asked before that is deleted. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { AddressChange } from '../../../platform/features/address-change.ts'
import type { FieldOption } from '../../../platform/features/field-option.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { isAimedAt } from '../../../platform/schemas/url-rules.ts'
import { fieldById } from '../../contacts/custom-fields/rules.ts'
import { referencesOf } from './completeness.ts'
import type { Design } from './design.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

const toBlocker = ({ id, name }: { id: string; name: string }): Blocker => ({ type: 'popup', id, name })

/** Including drafts, which would lose their image. */
export const popupsWithImage = async (db: Db, id: string): Promise<Blocker[]> =>
  (await store.popupsWithImage(db, id)).map(toBlocker)

async function published(db: Db, uses: (design: Design) => boolean): Promise<Blocker[]> {
  return (await store.publishedPopups(db)).filter(({ design }) => uses(design)).map(toBlocker)
}

/** Published popups that ask for a custom field: visitors are filling in those forms. */
export async function popupsAskingFor(db: Db, field_id: string): Promise<Blocker[]> {
  const field = await fieldById(db, field_id)
  if (!field) return []
  return published(db, ({ form }) => form.fields.some(({ name }) => name === field.name))
}

/** Published popups that show the options of a dropdown as pictures, which are given in the order of the options. */
export const popupsPicturingOption = (db: Db, { field_name }: FieldOption): Promise<Blocker[]> =>
  published(db, ({ form }) =>
    form.fields.some(({ name, image_ids = [] }) => name === field_name && image_ids.some(id => id !== '')),
  )

/** Published popups that give a tag to those who submit, or show by it. */
export const popupsWithTag = (db: Db, id: string): Promise<Blocker[]> =>
  published(db, design => referencesOf(design).tag_ids.includes(id))

/** Published popups that add those who submit to an audience. */
export const popupsWithAudience = (db: Db, id: string): Promise<Blocker[]> =>
  published(db, design => referencesOf(design).audience_ids.includes(id))

/** Popups that send people to a page that goes, drafts too; published ones that are shown at the address of a page alone. */
export async function popupsAtAddress(db: Db, change: AddressChange): Promise<Blocker[]> {
  const leads = ({ after_submission: after, content }: Design) =>
    [after.type === 'redirect' ? after.url : '', content.button_url].some(url => change.leadsTo(url))
  return (await store.allPopups(db))
    .filter(
      ({ design, published_at }) =>
        (change.to === null && leads(design)) || (published_at !== null && isAimedAt(design.url_rules, change)),
    )
    .map(toBlocker)
}
