/** What a page has besides its blocks: name, address, kind, menu, language, color. Shown while no block is chosen. */
import { constraints, type WebPage, type WebPageType } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { ColorPicker } from '../../ui/color-picker.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { pageKindWords } from './page-words.ts'
import type { PageEditorState } from './use-page-editor.ts'

export function PageProperties({ page, editor }: { page: WebPage; editor: PageEditorState }) {
  const { t } = useMessages()
  const { draft, errors, change } = editor
  const { document } = draft
  const kinds = Object.keys(pageKindWords) as WebPageType[]
  return (
    <div className="stack">
      <TextField
        label={t('pages.name')}
        description={t('pages.name_note')}
        isRequired
        maxLength={constraints.WebPageChanges.name.maxLength}
        value={draft.name}
        error={errors.name}
        onChange={name => change({ name }, 'name')}
      />
      {draft.type !== 'homepage' && (
        <TextField
          label={t('pages.handle')}
          description={page.status === 'published' ? t('pages.handle_live_note') : t('pages.handle_note')}
          isRequired
          maxLength={constraints.WebPageChanges.handle.maxLength}
          value={draft.handle}
          error={errors.handle}
          onChange={handle => change({ handle: handle.trim().toLowerCase() }, 'handle')}
        />
      )}
      <Select
        label={t('pages.kind')}
        description={page.published_type === 'homepage' ? t('pages.homepage_note') : undefined}
        isRequired
        isDisabled={page.published_type === 'homepage'}
        value={draft.type}
        error={errors.type}
        onChange={type => change({ type: type as WebPageType }, 'type')}
        options={kinds.map(id => ({ id, label: t(pageKindWords[id]) }))}
      />
      <TextField
        label={t('pages.language')}
        description={t('pages.language_note')}
        isRequired
        value={draft.language}
        error={errors.language}
        onChange={language => change({ language: language.trim() }, 'language')}
      />
      <Switch isSelected={draft.in_menu} onChange={in_menu => change({ in_menu }, 'in_menu')}>
        {t('pages.in_menu')}
      </Switch>
      <Switch isSelected={draft.hide_menu} onChange={hide_menu => change({ hide_menu }, 'hide_menu')}>
        {t('pages.hide_menu')}
      </Switch>
      <Switch isSelected={draft.hide_footer} onChange={hide_footer => change({ hide_footer }, 'hide_footer')}>
        {t('pages.hide_footer')}
      </Switch>
      <ColorPicker
        label={t('blocks.page_color')}
        value={document.page_color ?? ''}
        automatic=""
        onChange={color => change({ document: { ...document, page_color: color || undefined } }, 'page_color')}
      />
      <NumberField
        label={t('pages.width')}
        minValue={constraints.PageDocument.width_px.minimum}
        maxValue={constraints.PageDocument.width_px.maximum}
        step={20}
        value={document.width_px ?? 1080}
        onChange={width_px =>
          change({ document: { ...document, width_px: Number.isNaN(width_px) ? undefined : width_px } }, 'width')
        }
      />
    </div>
  )
}
