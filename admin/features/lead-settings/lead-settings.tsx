/** Tags and custom fields of a site, side by side; the chosen tab is in the URL. */
import { useMessages } from '../../messages/messages.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CreateButton } from './create-button.tsx'
import { CustomFieldList } from './custom-field-list.tsx'
import { QualitySettings } from './quality/quality-settings.tsx'
import { TagList } from './tag-list.tsx'

export function LeadSettings() {
  const { t } = useMessages()
  const [view, change] = useView('/sites/$site_id/leads/settings')
  const tab = view.tab ?? 'tags'
  return (
    <>
      <PageHeader
        title={t('lead_settings.title')}
        description={t('lead_settings.text')}
        action={(tab === 'tags' || tab === 'fields') && <CreateButton what={tab === 'tags' ? 'tag' : 'field'} />}
      />
      <Tabs
        label={t('lead_settings.title')}
        selected={tab}
        onSelect={tab => change({ tab: tab === 'tags' ? undefined : tab, q: undefined })}
        tabs={[
          { id: 'tags', label: t('tags.title'), content: <TagList /> },
          { id: 'fields', label: t('fields.title'), content: <CustomFieldList /> },
          { id: 'quality', label: t('quality.title'), content: <QualitySettings /> },
        ]}
      />
    </>
  )
}
