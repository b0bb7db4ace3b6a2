/** Colors, corners, font, picture and place of the chat. */
import { type AssistantPosition, constraints } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { contrast, readable, readableOn } from '../../../product/colors/contrast.ts'
import { ImagePicker } from '../../../product/images/image-picker.tsx'
import { IntegerField } from '../../../product/integer-field.tsx'
import { useSiteFonts } from '../../../product/popups/preview/use-shown-popup.ts'
import { ColorPicker } from '../../../ui/color-picker.tsx'
import { FormPair } from '../../../ui/form.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ScreenState } from '../screen/assistant-screen.tsx'
import { type AssistantDraft, withDesign } from '../screen/draft.ts'

type Design = AssistantDraft['design']
type ColorName = 'accent_color' | 'background_color' | 'text_color' | 'button_color' | 'button_text_color'

export function LookSection({ site_id, editor }: ScreenState) {
  const { t } = useMessages()
  const { design } = editor.draft
  const put = (changes: Partial<Design>, field?: string) => editor.change(draft => withDesign(draft, changes), field)
  const color = (name: ColorName) => ({
    value: design[name],
    onChange: (value: string) => put({ [name]: value }, name),
  })
  const button = design.button_color || design.accent_color
  const fonts = useSiteFonts(site_id).map(({ name, stack }) => ({ id: stack, label: name }))
  const isKnown = design.font_family === '' || fonts.some(({ id }) => id === design.font_family)
  return (
    <div data-part="design">
      <Section title={t('assistants.look')}>
        <div className="stack">
          <FormPair>
            <ColorPicker label={t('popup_editor.accent')} {...color('accent_color')} />
            <ColorPicker label={t('popup_editor.background')} {...color('background_color')} />
          </FormPair>
          <FormPair>
            <ColorPicker label={t('popup_editor.text_color')} {...color('text_color')} />
            <ColorPicker
              label={t('popup_editor.button_color')}
              automatic={design.accent_color}
              {...color('button_color')}
            />
          </FormPair>
          <FormPair>
            <ColorPicker
              label={t('popup_editor.button_text_color')}
              automatic={readableOn(button)}
              {...color('button_text_color')}
            />
            <IntegerField
              label={t('popup_editor.radius')}
              most={constraints.AssistantDesign.radius_px.maximum}
              value={design.radius_px}
              onChange={radius_px => put({ radius_px }, 'radius')}
            />
          </FormPair>
          {contrast(design.text_color, design.background_color) < readable && (
            <Notice tone="warning" title={t('popup_editor.low_contrast')} />
          )}
          {design.button_text_color !== '' && contrast(design.button_text_color, button) < readable && (
            <Notice tone="warning" title={t('popup_editor.low_button_contrast')} />
          )}
          <FormPair>
            <Select
              label={t('popup_editor.font')}
              isRequired
              value={design.font_family}
              onChange={font_family => put({ font_family })}
              options={[
                { id: '', label: t('popup_editor.font_system') },
                ...fonts,
                ...(isKnown ? [] : [{ id: design.font_family, label: design.font_family }]),
              ]}
            />
            <Select
              label={t('assistants.position')}
              isRequired
              value={design.position}
              onChange={id => put({ position: id as AssistantPosition })}
              options={[
                { id: 'bottom_right', label: t('assistants.bottom_right') },
                { id: 'bottom_left', label: t('assistants.bottom_left') },
              ]}
            />
          </FormPair>
          <ImagePicker
            site_id={site_id}
            label={t('assistants.avatar')}
            value={design.avatar_image_id || undefined}
            onChange={image => put({ avatar_image_id: image?.id ?? '' })}
          />
        </div>
      </Section>
    </div>
  )
}
