/** The images of a site as a grid: arrows move, Enter or a click chooses. New ones come by button, or dropped on it. */

import type { Image } from '@leadwright/sdk'
import { ImagePlus, Images } from 'lucide-react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { useMessages } from '../../messages/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadMore } from '../lists/load-more.tsx'
import { useList } from '../lists/use-list.ts'
import styles from './image-library.module.css'
import imagesStyles from './images.module.css'
import { imagesQuery } from './queries.ts'
import { Thumbnail } from './thumbnail.tsx'
import { imageTypes, useUpload } from './use-upload.ts'

type ImageLibraryProps = { site_id: string; chosen: Image | undefined; onChoose: (image: Image | undefined) => void }

export function ImageLibrary({ site_id, chosen, onChoose }: ImageLibraryProps) {
  const { t } = useMessages()
  const list = useList(imagesQuery(site_id))
  const upload = useUpload(site_id, onChoose)
  // What is chosen may be on a later page, or shown by nothing yet.
  const isListed = !chosen || list.rows?.some(({ id }) => id === chosen.id)
  const images = isListed ? list.rows : list.rows && [chosen, ...list.rows]
  const add = (
    <FileTrigger
      acceptedFileTypes={imageTypes}
      allowsMultiple
      onSelect={files => files && void upload.send([...files])}
    >
      <Button icon={<ImagePlus size={16} aria-hidden />} isPending={upload.isPending}>
        {t('images.upload')}
      </Button>
    </FileTrigger>
  )
  return (
    <DropZone
      className={styles.library}
      aria-label={t('images.drop')}
      getDropOperation={types => (imageTypes.some(type => types.has(type)) ? 'copy' : 'cancel')}
      onDrop={async event => {
        const items = event.items.filter(item => item.kind === 'file')
        await upload.send(await Promise.all(items.map(item => item.getFile())))
      }}
    >
      <div className={styles.head}>
        {add}
        <span className="muted">{t('images.rule')}</span>
      </div>
      {upload.problem && <Notice tone="bad" title={upload.problem} />}
      {list.error !== null && !images && <ErrorState error={list.error} onRetry={list.onRetry} />}
      {!images && !list.error && <Skeleton />}
      {images?.length === 0 && (
        <EmptyState
          icon={<Images size={20} aria-hidden />}
          title={t('images.empty_title')}
          text={t('images.empty_text')}
        />
      )}
      {images && images.length > 0 && (
        <ListBox
          className={styles.grid}
          aria-label={t('images.title')}
          layout="grid"
          selectionMode="single"
          items={images}
          selectedKeys={chosen ? [chosen.id] : []}
          onSelectionChange={keys => onChoose(images.find(image => keys !== 'all' && keys.has(image.id)))}
        >
          {image => (
            <ListBoxItem id={image.id} textValue={image.name} className={styles.tile}>
              <Thumbnail image={image} />
              <span className={imagesStyles.name}>{image.name}</span>
              <span className={`muted ${styles.size}`}>
                {t('images.size', { width: image.width, height: image.height })}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      )}
      <LoadMore list={list} />
    </DropZone>
  )
}
