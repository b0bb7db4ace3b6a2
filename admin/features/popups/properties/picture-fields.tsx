/** The picture of a popup: where it stands, what of it stays in sight, and whether words on it can be read. */
import type { Image, ImagePlacement } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../../messages/messages.tsx'
import { FocalPoint } from '../../../product/images/focal-point.tsx'
import { ImagePicker } from '../../../product/images/image-picker.tsx'
import { imageQuery } from '../../../product/images/queries.ts'
import { IntegerField } from '../../../product/integer-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { type Edit, type PopupDraft, popupLimits, withStyle } from '../draft/draft.ts'
import { At } from './property-section.tsx'
import { Scrim } from './scrim.tsx'

type PictureProps = { site_id: string; draft: PopupDraft; edit: Edit }

export function PictureFields({ site_id, draft, edit }: PictureProps) {
  const { t } = useMessages()
  const { style } = draft
  const put = (step: string, changes: Partial<PopupDraft['style']>) =>
    edit(`style.${step}`, draft => withStyle(draft, changes))
  const { data: image } = useQuery({ ...imageQuery(site_id, style.image_id), enabled: style.image_id !== '' })
  return (
    <>
      <At pointer="/style/image_id">
        <ImagePicker
          site_id={site_id}
          label={t('popup_editor.picture')}
          value={style.image_id || undefined}
          onChange={image => put('picture', { image_id: image?.id ?? '' })}
        />
      </At>
      {style.image_id !== '' && image && <Placed image={image} style={style} put={put} />}
    </>
  )
}

type PlacedProps = {
  image: Image
  style: PopupDraft['style']
  put: (step: string, changes: Partial<PopupDraft['style']>) => void
}

function Placed({ image, style, put }: PlacedProps) {
  const { t } = useMessages()
  const isBeside = style.image_placement === 'left' || style.image_placement === 'right'
  return (
    <>
      <At pointer="/style/image_placement">
        <Select
          label={t('popup_editor.image_placement')}
          isRequired
          value={style.image_placement}
          options={[
            { id: 'behind', label: t('popup_editor.image_behind') },
            { id: 'above', label: t('popup_editor.image_above') },
            { id: 'left', label: t('popup_editor.image_left') },
            { id: 'right', label: t('popup_editor.image_right') },
          ]}
          onChange={placement => put('image_placement', { image_placement: placement as ImagePlacement })}
        />
      </At>
      {isBeside && (
        <At pointer="/style/image_share_percent">
          <IntegerField
            label={t('popup_editor.image_share')}
            least={popupLimits.image_share_least}
            most={popupLimits.image_share}
            value={style.image_share_percent}
            onChange={image_share_percent => put('image_share', { image_share_percent })}
          />
        </At>
      )}
      <FocalPoint
        image={image}
        x={style.image_focus_x_percent}
        y={style.image_focus_y_percent}
        onChange={(x, y) => put('image_focus', { image_focus_x_percent: x, image_focus_y_percent: y })}
      />
      {style.image_placement === 'behind' && (
        <Scrim image={image} style={style} onChange={scrim_percent => put('scrim', { scrim_percent })} />
      )}
    </>
  )
}
