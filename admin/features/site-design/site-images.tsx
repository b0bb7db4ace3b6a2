/** The images of a site, to look at, add to and tidy up. */
import type { Image } from '@leadwright/sdk'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { DeleteImage } from '../../product/images/delete-image.tsx'
import { ImageLibrary } from '../../product/images/image-library.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'

export function SiteImages({ site_id }: { site_id: string }) {
  const { t } = useMessages()
  const [chosen, setChosen] = useState<Image>()
  const [isAsking, setAsking] = useState(false)
  return (
    <Section
      title={t('images.title')}
      description={t('images.text')}
      action={
        chosen && (
          <Button variant="quiet-danger" onPress={() => setAsking(true)}>
            {t('images.delete')}
          </Button>
        )
      }
    >
      <ImageLibrary site_id={site_id} chosen={chosen} onChoose={setChosen} />
      <DeleteImage
        site_id={site_id}
        image={chosen}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDeleted={() => setChosen(undefined)}
      />
    </Section>
  )
}
