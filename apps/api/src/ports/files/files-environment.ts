import { z } from 'zod'
import { StartupError } from '../../startup-error.ts'
import type { S3Options } from './s3-files.ts'

/** Variables of the place where uploaded files are kept. */
export const filesEnvironment = {
  /** Address of what speaks S3, as https://s3.me-central-1.amazonaws.com; a folder where it is absent. */
  FILES_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((text) => new URL(text))
    .refine(({ username }) => username === '', 'must not hold a user; the key is FILES_S3_KEY')
    .optional(),
  FILES_S3_REGION: z.string().min(1).max(100).default('us-east-1'),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  FILES_S3_KEY: z.string().min(1).optional(),
  FILES_S3_SECRET: z.string().min(1).optional(),
  /** False names the bucket in the host instead of in the path. */
  FILES_S3_PATH_STYLE: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .default(true),
  /** Where browsers load the files of the bucket from; this server serves them where it is absent. */
  FILES_PUBLIC_URL: z
    .url({ protocol: /^https$/ })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
}

const parsed = z.object(filesEnvironment)

/** Undefined keeps files in the data folder. @throws StartupError where a part of a bucket is missing */
export function readFiles(env: z.output<typeof parsed>): S3Options | undefined {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket } = env
  const { FILES_S3_KEY: key, FILES_S3_SECRET: secret } = env
  if (!endpoint) return undefined
  if (!bucket || !key || !secret)
    throw new StartupError(
      'FILES_S3_ENDPOINT needs FILES_S3_BUCKET, FILES_S3_KEY and FILES_S3_SECRET.',
    )
  const { FILES_S3_REGION: region, FILES_S3_PATH_STYLE: pathStyle } = env
  return { endpoint, region, bucket, key, secret, pathStyle, publicUrl: env.FILES_PUBLIC_URL }
}
