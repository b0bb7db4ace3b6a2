/** Makes a popup of a design: with its picture among the site's images, and the field that it brings along. */

import type { NewPopup } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useFieldChoices } from '../../../product/filter/choices.ts'
import { leadSettingsClient } from '../../../product/lead-settings/client.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { client } from '../../../product/session/api.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { popupQuery } from '../queries.ts'
import type { Choice } from './use-designs.ts'

/** The picture of a design as a file. */
async function fileOf({ picture, picture_url }: Choice): Promise<File | undefined> {
  if (!picture || !picture_url) return undefined
  const bytes = await (await fetch(picture_url)).blob()
  return new File([bytes], `${picture}.webp`, { type: 'image/webp' })
}

const without = (popup: NewPopup, name: string): NewPopup => ({
  ...popup,
  form: { ...popup.form, fields: popup.form?.fields?.filter(field => field.name !== name) ?? [] },
})

export function useCreation() {
  const { site_id } = useSite()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const can = useCan()
  const custom = useFieldChoices(site_id)

  return useChange({
    run: async (choice: Choice) => {
      const { popup, brings } = choice
      const known = custom.find(field => field.name === brings?.name)
      const isMissing = brings !== undefined && known === undefined && can('manage-leads', site_id)
      if (isMissing) {
        const { options, ...field } = brings
        const body = field.type === 'dropdown' ? { ...field, options } : field
        await leadSettingsClient.customFields.create({ site_id, body })
        await queries.invalidateQueries({ queryKey: ['custom_fields', site_id] })
      }
      const file = await fileOf(choice)
      // The same picture again is the image that there is.
      const image = file && (await client.images.upload({ site_id, file }))
      // Without the right to make fields, and beside one of another type, the design goes without its own.
      const isLacking = brings !== undefined && !isMissing && known?.type !== brings.type
      const fitting = isLacking ? without(popup, brings.name) : popup
      return client.popups.create({
        site_id,
        body: image ? { ...fitting, style: { ...fitting.style, image_id: image.id } } : fitting,
      })
    },
    shows: 'the answer',
    refreshes: [['popups', site_id, 'list']],
    done: popup => {
      queries.setQueryData(popupQuery(site_id, popup.id).queryKey, popup)
      void navigate({ href: pathTo('/sites/$site_id/site/popups/$popup_id/settings', { site_id, popup_id: popup.id }) })
      return undefined
    },
  })
}
