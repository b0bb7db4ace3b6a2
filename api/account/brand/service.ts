/** The endpoints on brands. They take effect with the next request. */

import type { Context } from '../../platform/features/context.ts'
import type { Input } from '../../platform/features/contract.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { type FieldError, problem } from '../../platform/problem/problem.ts'
import { type Brand, changedBrand, contrastIssues, shownColors, wholeBrand } from '../../platform/schemas/brand.ts'
import { existingSite, setBrand } from '../sites/rules.ts'
import * as contract from './contract.ts'
import { isOwnImage } from './ports.ts'

const toBrand = ({ brand: chosen, brand_version }: { brand: Brand | null; brand_version: number }) => {
  const brand = wholeBrand(chosen)
  return {
    ...brand,
    shown_colors: shownColors(brand),
    contrast_issues: contrastIssues(brand),
    is_set: chosen !== null,
    version: brand_version,
  }
}

export const getBrand = query(contract.getBrand, async (db, { params }) =>
  toBrand(await existingSite(db, params.site_id)),
)

const images = ['logo_image_id', 'dark_logo_image_id', 'favicon_image_id'] as const
const fonts = ['font_family', 'heading_font_family'] as const

/** Images and fonts must be the site's own. */
async function requireOwn({ body }: Input<typeof contract.updateBrand>, { installation, site }: Context) {
  const database = await installation.databases.site(site.id)
  const isOwn = installation.connections.through(isOwnImage)
  const errors = await database.read(async db => {
    const found: FieldError[] = []
    for (const name of images) {
      const id = body[name]
      if (id && !(await isOwn(db, id))) found.push({ pointer: `/${name}`, code: 'unknown_reference' })
    }
    return found
  })
  for (const name of fonts) {
    const stack = body[name]
    // What it has may stay.
    const isKnown = !stack || stack === site.brand[name] || site.fonts.some(font => font.stack === stack)
    if (!isKnown) errors.push({ pointer: `/${name}`, code: 'unknown_reference' })
  }
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

export const updateBrand = action(contract.updateBrand, requireOwn, async (tx, { params, body }, context) => {
  const row = await existingSite(tx, params.site_id)
  context.ifMatch(row.brand_version)
  return toBrand(await setBrand(tx, row.id, changedBrand(wholeBrand(row.brand), body)))
})
