/** Makes a template of a starter: its picture becomes an image of the site, its name a free one. */
import { LeadwrightError, type NewTemplate, type Template } from '@leadwright/sdk'
import { useMessages } from '../../../../messages/messages.tsx'
import { newBlockId } from '../../../../product/blocks/block-tree.ts'
import { pictures } from '../../../../product/drawn-pictures/pictures.ts'
import { ofSite, useChange } from '../../../../product/screens/use-change.ts'
import { useSiteId } from '../../../../product/screens/use-view.ts'
import { client } from '../../../../product/session/api.ts'
import { problemOf } from '../../../../ui/problem.ts'
import { type Starter, templateOf } from './starter.ts'
import { withPicture } from './with-picture.ts'

const names_tried = 20

export function useStarterCreation(onCreated: (template_id: string) => void) {
  const { t, language } = useMessages()
  const site_id = useSiteId()
  return useChange({
    run: async (starter: Starter | undefined) => {
      const url = starter?.picture ? pictures[starter.picture] : ''
      const file = starter && url ? await fileOf(starter.id, url) : undefined
      // The same picture again is the image that there is.
      const image = file && (await client.images.upload({ site_id, file }))
      const body = starter
        ? withPicture(templateOf(starter, language, url), url, image?.id ?? '')
        : blankOf(t('email_starters.blank_name'), t('templates.first_subject'))
      return underFreeName(body, named => client.templates.create({ site_id, body: named }))
    },
    shows: 'the answer',
    refreshes: ofSite(site_id, 'templates'),
    done: template => {
      onCreated(template.id)
      return undefined
    },
  })
}

const blankOf = (name: string, subject: string): NewTemplate => ({
  ...{ name, subject, category: 'marketing' },
  document: {
    version: 1,
    blocks: [
      { id: newBlockId(), type: 'header' },
      { id: newBlockId(), type: 'text', content: [{ type: 'paragraph', runs: [] }] },
      { id: newBlockId(), type: 'footer', text: '' },
    ],
  },
})

async function fileOf(name: string, url: string): Promise<File> {
  const bytes = await (await fetch(url)).blob()
  return new File([bytes], `${name}.webp`, { type: 'image/webp' })
}

/** `Welcome`, or `Welcome 2`, and so on. */
async function underFreeName(body: NewTemplate, create: (body: NewTemplate) => Promise<Template>): Promise<Template> {
  for (let number = 1; ; number++) {
    try {
      return await create(number === 1 ? body : { ...body, name: `${body.name} ${number}` })
    } catch (error) {
      const isTaken = error instanceof LeadwrightError && problemOf(error).code === 'name_taken'
      if (!isTaken || number === names_tried) throw error
    }
  }
}
