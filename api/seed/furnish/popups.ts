/** The business's popups, published since it began. */
import type { Brand } from '../../platform/schemas/brand.ts'
import { foldKey } from '../../platform/schemas/schemas.ts'
import { changedDesign, type Design, newDesignOf } from '../../site/capture/popups/design.ts'
import { askedFields, keepShownConsent, originalVariant } from '../../site/capture/popups/rules.ts'
import { insertPopup, type PopupRow } from '../../site/capture/popups/store.ts'
import { formFieldTypes } from '../../site/contacts/lead-records/fields.ts'
import type { Business, SeedPopup } from '../businesses/business.ts'
import { type FurnishContext, idOf, type SiteContents, type Tx } from './made.ts'
import { note } from './note.ts'

export interface FurnishedPopup {
  row: PopupRow
  seed: SeedPopup
}

export async function furnishPopups(
  tx: Tx,
  business: Business,
  by: FurnishContext,
  made: SiteContents,
): Promise<FurnishedPopup[]> {
  const types = new Map<string, string>([
    ...Object.entries(formFieldTypes),
    [business.question.name, 'dropdown'],
    ['city', 'text'],
  ])
  const popups: FurnishedPopup[] = []
  for (const seed of business.popups) {
    const design = designOf(seed, by.brand, made)
    const row: PopupRow = {
      id: by.newId('popup'),
      name: seed.name,
      name_key: foldKey(seed.name),
      description: '',
      type: seed.type,
      design,
      // Each asked for the name and the town once, until the forms became shorter.
      asked_fields: askedFields({ first_name: 'text', last_name: 'text', city: 'text' }, design, types),
      base_variant: originalVariant,
      former_variants: {},
      consent_version: 1,
      published_at: made.at,
      version: 1,
      created_at: made.at,
      updated_at: made.at,
    }
    await insertPopup(tx, row)
    await keepShownConsent(tx, row)
    note(by, 'popup.published', row.id, made.at)
    popups.push({ row, seed })
  }
  return popups
}

function designOf({ type, path, picture, design, tag, audience }: SeedPopup, brand: Brand, made: SiteContents): Design {
  return changedDesign(newDesignOf(type, brand), {
    ...design,
    ...(path !== undefined && { url_rules: [{ match: 'contains', value: path }] }),
    form: {
      ...design.form,
      tag_ids: [idOf(made.tags, tag)],
      audience_ids: audience === undefined ? [] : [idOf(made.audiences, audience)],
    },
    style: {
      ...(picture && { image_id: idOf(made.pictures, picture), image_placement: 'left', image_share_percent: 42 }),
      ...design.style,
    },
  })
}
