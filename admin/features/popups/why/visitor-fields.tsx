/** Who the visitor is supposed to be; each answer counts at once and stays in the address. */
import { constraints } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import type { Changes } from '../../../product/screens/use-view.ts'
import { useVisitorWords } from '../../../product/visitor-rules/rule-words.ts'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { TagPicker } from '../../../ui/tag-picker.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { KnownVisitor } from './known-visitor.tsx'
import { SeenBefore } from './seen-before.tsx'
import styles from './visitor-fields.module.css'
import type { WhySearch } from './why-search.ts'

type VisitorFieldsProps = {
  site_id: string
  page_url: string
  view: WhySearch
  onChange: (changes: Changes<WhySearch>) => void
}

export function VisitorFields({ site_id, page_url, view, onChange }: VisitorFieldsProps) {
  const { t } = useMessages()
  const words = useVisitorWords(site_id)
  const tags = words.choices('tag')
  const chosen = (view.tags ?? '').split(',').filter(Boolean)
  const select = (name: 'device' | 'visitor' | 'browser', first: string) => ({
    label: words.field(name),
    isRequired: true,
    value: view[name] ?? first,
    onChange: (id: string) => onChange({ [name]: id === first ? undefined : id }),
  })
  const combo = (name: 'country' | 'language') => ({
    label: words.field(name),
    placeholder: t('why.unknown'),
    value: view[name] ?? null,
    options: words.choices(name),
    onChange: (id: string | null) => onChange({ [name]: id ?? undefined }),
  })
  return (
    <div className={styles.visitor}>
      <KnownVisitor site_id={site_id} view={view} onChange={onChange} />
      <Select {...select('device', 'desktop')} options={words.choices('device')} />
      <Select {...select('visitor', 'new')} options={words.choices('visitor')} />
      <ComboBox key={`c${words.choices('country').length}`} {...combo('country')} />
      <ComboBox {...combo('language')} />
      <Select
        {...select('browser', 'unknown')}
        options={[{ id: 'unknown', label: t('why.unknown') }, ...words.choices('browser')]}
      />
      <Select
        label={words.field('known_lead')}
        isRequired
        value={view.known === 'yes' || chosen.length > 0 ? 'yes' : 'no'}
        options={words.choices('known_lead')}
        onChange={id => onChange({ known: id === 'yes' ? 'yes' : undefined, ...(id === 'no' && { tags: undefined }) })}
      />
      <TextField
        label={words.field('referrer')}
        placeholder="https://www.google.com"
        maxLength={constraints.PopupQuestion.referrer.maxLength}
        value={view.referrer ?? ''}
        onChange={referrer => onChange({ referrer: referrer || undefined })}
      />
      <SeenBefore site_id={site_id} page_url={page_url} view={view} onChange={onChange} />
      {tags.length > 0 && (
        <TagPicker
          label={words.field('tag')}
          options={tags}
          value={chosen}
          onChange={ids => onChange({ tags: ids.join(',') || undefined })}
        />
      )}
    </div>
  )
}
