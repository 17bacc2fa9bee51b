import sharp from 'sharp'

/**
 * One thread for one picture, and nothing kept: the others answer visitors. Every reader is closed but
 * those of the kinds that are taken, whatever a file claims to be: no SVG, PDF, TIFF or GIF is parsed.
 */
sharp.concurrency(1)
sharp.cache(false)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})

export { sharp }
