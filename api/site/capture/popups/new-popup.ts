/** New popups: of their own endpoint, and the forms that pages bring along. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction, SiteFacts } from '../../../platform/features/context.ts'
import type { Brand } from '../../../platform/schemas/brand.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { originalVariant } from './appearance.ts'
import { keepShownConsent } from './consent-texts.ts'
import { changedDesign, type Design, newDesignOf, type PopupType } from './design.ts'
import { popupCreated, popupPublished } from './events.ts'
import { askedFields, knownTo } from './known.ts'
import { compiledPopup } from './live.ts'
import type { LivePopup } from './live-popup.ts'
import { insertPopup, type PopupRow } from './store.ts'

type Db = Handle<'site'>

interface PopupInput {
  name: string
  description: string
  type: PopupType
  design: Design
}

const rowOf = (given: PopupInput, id: string, now: number): PopupRow => ({
  ...given,
  id,
  name_key: foldKey(given.name),
  asked_fields: {},
  base_variant: originalVariant,
  former_variants: {},
  consent_version: 1,
  published_at: null,
  version: 1,
  created_at: now,
  updated_at: now,
})

export async function addPopup(
  tx: Db,
  given: PopupInput & { published?: boolean },
  { newId, now }: Pick<InAction, 'newId' | 'now'>,
): Promise<string> {
  const { published = false, ...own } = given
  const { types } = await knownTo(tx, [given.design])
  const row = rowOf(own, newId('popup'), now())
  const asked_fields = askedFields({}, given.design, types)
  const published_at = published ? row.created_at : null
  await insertPopup(tx, { ...row, asked_fields, published_at })
  await keepShownConsent(tx, { ...row, published_at })
  return row.id
}

/** A form with one field, for an address. */
export interface FormTexts {
  name: string
  heading: string
  button: string
  thanks: string
  consent: string
}

function formOf({ name, heading, button, thanks, consent }: FormTexts, brand: Brand): PopupInput {
  const design = changedDesign(newDesignOf('embedded', brand), {
    content: { heading, button_text: button, thank_you_text: thanks },
    form: { fields: [{ name: 'email' }], consent: { type: 'notice', text: consent } },
  })
  return { name, description: '', type: 'embedded', design }
}

/** Published at once: it shows nowhere but where a page or a snippet names it. */
export async function addForm(tx: Db, texts: FormTexts, context: InAction): Promise<string> {
  const id = await addPopup(tx, { ...formOf(texts, context.site.brand), published: true }, context)
  await context.alsoChanged(tx, popupCreated, id)
  await context.alsoChanged(tx, popupPublished, id)
  return id
}

/** The same as it would be compiled, without being stored. */
export const exampleForm = (db: Db, id: string, texts: FormTexts, site: SiteFacts): Promise<LivePopup> =>
  compiledPopup(db, rowOf(formOf(texts, site.brand), id, 0), site)
