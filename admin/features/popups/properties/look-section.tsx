/** Colors, type, picture, border and size of the popup, and the owner's own style sheet. */
import type { PopupType } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { contrast, readable, readableOn } from '../../../product/colors/contrast.ts'
import { IntegerField } from '../../../product/integer-field.tsx'
import { useLogos } from '../../../product/popups/preview/use-shown-popup.ts'
import { ColorPicker } from '../../../ui/color-picker.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { type Edit, type PopupDraft, popupLimits, withStyle } from '../draft/draft.ts'
import { stepCount } from '../draft/form-steps.ts'
import { FontFields } from './font-fields.tsx'
import { PictureFields } from './picture-fields.tsx'
import styles from './properties.module.css'
import { At, PropertySection } from './property-section.tsx'

type LookProps = { site_id: string; type: PopupType; draft: PopupDraft; edit: Edit }

export function LookSection({ site_id, type, draft, edit }: LookProps) {
  const { t } = useMessages()
  return (
    <PropertySection id="look" title={t('popup_editor.look')}>
      <Colors draft={draft} edit={edit} />
      <FontFields site_id={site_id} draft={draft} edit={edit} />
      <Logo site_id={site_id} draft={draft} edit={edit} />
      <PictureFields site_id={site_id} draft={draft} edit={edit} />
      <Border draft={draft} edit={edit} />
      {stepCount(draft.form.fields) > 1 && <ProgressStyle draft={draft} edit={edit} />}
      <Width type={type} draft={draft} edit={edit} />
      <At pointer="/style/custom_css">
        <TextArea
          label={t('popup_editor.custom_css')}
          description={t('popup_editor.custom_css_note')}
          rows={3}
          maxLength={popupLimits.code_characters}
          value={draft.style.custom_css}
          onChange={custom_css => edit('style.css', draft => withStyle(draft, { custom_css }))}
        />
      </At>
    </PropertySection>
  )
}

type ColorName =
  | 'background_color'
  | 'text_color'
  | 'accent_color'
  | 'border_color'
  | 'button_color'
  | 'button_text_color'

function Colors({ draft, edit }: { draft: PopupDraft; edit: Edit }) {
  const { t } = useMessages()
  const { style } = draft
  const color = (name: ColorName) => ({
    value: style[name],
    onChange: (value: string) => edit(`style.${name}`, draft => withStyle(draft, { [name]: value })),
  })
  const button = style.button_color || style.accent_color
  return (
    <>
      <div className={styles.pairs}>
        <ColorPicker label={t('popup_editor.background')} {...color('background_color')} />
        <ColorPicker label={t('popup_editor.text_color')} {...color('text_color')} />
        <ColorPicker label={t('popup_editor.accent')} {...color('accent_color')} />
        <ColorPicker label={t('popup_editor.border_color')} {...color('border_color')} />
        <ColorPicker label={t('popup_editor.button_color')} automatic={style.accent_color} {...color('button_color')} />
        <ColorPicker
          label={t('popup_editor.button_text_color')}
          automatic={readableOn(button)}
          {...color('button_text_color')}
        />
      </div>
      {contrast(style.text_color, style.background_color) < readable && (
        <Notice tone="warning" title={t('popup_editor.low_contrast')} />
      )}
      {style.button_text_color !== '' && contrast(style.button_text_color, button) < readable && (
        <Notice tone="warning" title={t('popup_editor.low_button_contrast')} />
      )}
    </>
  )
}

function Logo({ site_id, draft, edit }: Omit<LookProps, 'type'>) {
  const { t } = useMessages()
  const logos = useLogos(site_id)
  const { logo } = draft.style
  return (
    <At pointer="/style/logo">
      <Select
        label={t('popup_editor.logo')}
        description={logos && !logos.light ? t('popup_editor.logo_none_yet') : undefined}
        isRequired
        value={logo}
        options={[
          { id: 'none', label: t('popup_editor.logo_none') },
          { id: 'light', label: t('popup_editor.logo_light') },
          { id: 'dark', label: t('popup_editor.logo_dark') },
        ]}
        onChange={logo => edit('style.logo', draft => withStyle(draft, { logo: logo as PopupDraft['style']['logo'] }))}
      />
    </At>
  )
}

function Border({ draft, edit }: { draft: PopupDraft; edit: Edit }) {
  const { t } = useMessages()
  const { style } = draft
  const number = (name: 'border_width_px' | 'radius_px', most: number) => ({
    most,
    value: style[name],
    onChange: (value: number) => edit(`style.${name}`, draft => withStyle(draft, { [name]: value })),
  })
  return (
    <>
      <div className={styles.pairs}>
        <IntegerField label={t('popup_editor.radius')} {...number('radius_px', popupLimits.radius_px)} />
        <IntegerField label={t('popup_editor.border_width')} {...number('border_width_px', popupLimits.border_px)} />
      </div>
      <Select
        label={t('brand.buttons')}
        isRequired
        value={style.button_shape}
        onChange={button_shape =>
          edit('style.button_shape', draft =>
            withStyle(draft, { button_shape: button_shape as PopupDraft['style']['button_shape'] }),
          )
        }
        options={[
          { id: 'rounded', label: t('brand.rounded') },
          { id: 'pill', label: t('brand.pill') },
          { id: 'square', label: t('brand.square') },
        ]}
      />
      {style.border_width_px > 0 && (
        <Select
          label={t('popup_editor.border_style')}
          isRequired
          value={style.border_style}
          onChange={border_style =>
            edit('style.border_style', draft =>
              withStyle(draft, { border_style: border_style as PopupDraft['style']['border_style'] }),
            )
          }
          options={[
            { id: 'solid', label: t('popup_editor.border_solid') },
            { id: 'dashed', label: t('popup_editor.border_dashed') },
            { id: 'dotted', label: t('popup_editor.border_dotted') },
            { id: 'double', label: t('popup_editor.border_double') },
            { id: 'none', label: t('popup_editor.border_none') },
          ]}
        />
      )}
    </>
  )
}

function ProgressStyle({ draft, edit }: { draft: PopupDraft; edit: Edit }) {
  const { t } = useMessages()
  return (
    <At pointer="/style/progress_style">
      <Select
        label={t('popup_editor.progress')}
        isRequired
        value={draft.style.progress_style}
        options={[
          { id: 'bar', label: t('popup_editor.progress_bar') },
          { id: 'dots', label: t('popup_editor.progress_dots') },
          { id: 'none', label: t('popup_editor.progress_none') },
        ]}
        onChange={style =>
          edit('style.progress', draft =>
            withStyle(draft, { progress_style: style as PopupDraft['style']['progress_style'] }),
          )
        }
      />
    </At>
  )
}

/** What each type is given when its width is first chosen. */
const firstWidths: Record<PopupType, number> = { popup_box: 440, sticky_banner: 960, slide_in: 360, embedded: 560 }

function Width({ type, draft, edit }: Omit<LookProps, 'site_id'>) {
  const { t } = useMessages()
  const { width_px } = draft.style
  const put = (width_px: number) => edit('style.width', draft => withStyle(draft, { width_px }))
  return (
    <At pointer="/style/width_px">
      <div className="stack" data-near>
        <Switch isSelected={width_px > 0} onChange={isOwn => put(isOwn ? firstWidths[type] : 0)}>
          {t('popup_editor.own_width')}
        </Switch>
        {width_px > 0 && (
          <IntegerField
            label={t('popup_editor.width_px')}
            least={popupLimits.width_least_px}
            most={popupLimits.width_px}
            value={width_px}
            onChange={put}
          />
        )}
      </div>
    </At>
  )
}
