/** The endpoints on page templates. */

import type { Config } from '../../../../platform/config/config.ts'
import type { Handle } from '../../../../platform/database/handle.ts'
import type { Context, InAction, SiteFacts } from '../../../../platform/features/context.ts'
import type { Input } from '../../../../platform/features/contract.ts'
import { action, query } from '../../../../platform/features/endpoint.ts'
import { invalid } from '../../../../platform/problem/problem.ts'
import { idAtPlace } from '../../../../platform/runtime/ids.ts'
import { shownColors } from '../../../../platform/schemas/brand.ts'
import { type Locale, messageOf } from '../../../../platform/texts/messages/messages.ts'
import { addForm, exampleForm, type FormTexts, popupExists } from '../../../capture/popups/rules.ts'
import { imageUploaded, keepImage, type PreparedImage, prepareImage } from '../../../content/images/rules.ts'
import { addPage } from '../new-page.ts'
import { type PageAssets, renderPage } from '../render/load.ts'
import { textOf } from '../render/page-html.ts'
import { isKeywordFree } from '../rules.ts'
import * as contract from './contract.ts'
import { picture_size, pictureBytes } from './pictures.ts'
import { contentOf, type DrawnPicture, type PageTemplate, picturesOf } from './template.ts'
import { templateKeys, templates } from './templates.ts'

export const listPageTemplates = query(contract.listPageTemplates, async (_db, _input, { locale }) => ({
  data: templateKeys.map(key => {
    const { type, words } = templates[key]
    const { name, description } = words[locale]
    return { key, name, description, type }
  }),
}))

const bandOf = ({ brand }: Pick<SiteFacts, 'brand'>): string => shownColors(brand).light.button_color

function formTexts({ words }: PageTemplate, locale: Locale): FormTexts | undefined {
  const { page, form } = words[locale]
  if (!form) return undefined
  const { heading, button, thanks } = form
  return { name: page, heading, button, thanks, consent: messageOf(locale, 'page_template.consent') }
}

/** Stand-ins for what is made with the page. */
const example_popup = idAtPlace('popup', '0'.repeat(32))
const placeOf = (at: number): string => idAtPlace('image', String(at + 1).padStart(32, '0'))

export const previewPageTemplate = query(contract.previewPageTemplate, async (db, { body }, { installation, site }) => {
  const template = templates[body.template]
  const language = body.language ?? site.language
  const pictures = picturesOf(template)
  const image = (name: DrawnPicture) => placeOf(pictures.indexOf(name))
  const content = contentOf(template, language, { image, popup_id: example_popup, band_color: bandOf(site) })
  const texts = formTexts(template, language)
  const lent: PageAssets = {
    images: new Map(
      await Promise.all(
        pictures.map(async name => {
          const src = `data:image/webp;base64,${(await pictureBytes(name)).toString('base64')}`
          return [image(name), { ...picture_size, src }] as const
        }),
      ),
    ),
    popups: new Map(texts && [[example_popup, await exampleForm(db, example_popup, texts, site)]]),
  }
  const { page } = template.words[language]
  const row = { id: idAtPlace('page', '0'.repeat(32)), name: page, handle: 'page', type: template.type } as const
  const rendered = await renderPage(db, { ...row, translation_of: '' }, content, { installation, site, lent })
  return { html: textOf(rendered) }
})

interface Ready {
  config: Config
  pictures: Map<DrawnPicture, PreparedImage>
}

async function prepare({ body }: Input<typeof contract.createPageFromTemplate>, context: Context): Promise<Ready> {
  const pictures = new Map<DrawnPicture, PreparedImage>()
  for (const name of picturesOf(templates[body.template])) {
    pictures.set(name, await prepareImage({ name: `${name}.webp`, bytes: await pictureBytes(name) }, context))
  }
  return { config: context.installation.config, pictures }
}

export const createPageFromTemplate = action(
  contract.createPageFromTemplate,
  prepare,
  async (tx, { body }, context, { config, pictures }) => {
    const template = templates[body.template]
    const language = body.language ?? context.site.language
    const images = await keepPictures(tx, pictures, context)
    const popup_id = await formFor(tx, template, { language, given: body.popup_id }, context)
    const band_color = bandOf(context.site)
    const content = contentOf(template, language, { image: name => images.get(name) ?? '', popup_id, band_color })
    const { keyword } = content.seo
    const seo = { ...content.seo, keyword: (await isKeywordFree(tx, keyword)) ? keyword : '' }
    const name = body.name ?? template.words[language].page
    return addPage(tx, { ...content, seo, name, type: template.type, handle: body.handle }, context, config)
  },
)

async function keepPictures(tx: Handle<'site'>, prepared: Ready['pictures'], context: InAction) {
  const kept = new Map<DrawnPicture, string>()
  for (const [name, picture] of prepared) {
    const { row, isNew } = await keepImage(tx, picture, context)
    if (isNew) await context.alsoChanged(tx, imageUploaded, row.id)
    kept.set(name, row.id)
  }
  return kept
}

async function formFor(
  tx: Handle<'site'>,
  template: PageTemplate,
  { language, given }: { language: Locale; given: string | undefined },
  context: InAction,
): Promise<string> {
  if (given !== undefined) {
    if (!(await popupExists(tx, given))) throw invalid('/popup_id', 'unknown_reference')
    return given
  }
  const texts = formTexts(template, language)
  return texts ? addForm(tx, texts, context) : ''
}
