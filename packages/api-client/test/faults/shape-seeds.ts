import { lint } from './lint-seed.ts'
import type { Seed } from './seed.ts'

/** Faults of single schemas: defaults, lists, formats, files. */
export const shapeSeeds: Seed[] = [
  lint(
    'default above its limit',
    /parameters\/Limit\.yaml:\d+:\d+ .*default 240 of `Limit` breaks.*must be <= 100/,
    ['openapi/parameters/Limit.yaml', 'default: 24\n', 'default: 240\n'],
  ),
  lint('default of another type', /default "first" of `Page` breaks .*must be integer/, [
    'openapi/parameters/Page.yaml',
    'default: 1\n',
    'default: first\n',
  ]),
  lint('default outside its values', /schemas\/SortBy\.yaml:\d+:\d+ .*default "cheapest"/, [
    'schemas/SortBy.yaml',
    /$/,
    'default: cheapest\n',
  ]),
  lint('default beside a reference', /default "cheapest" of `SortBy` breaks/, [
    'openapi/parameters/property/SortBy.yaml',
    'SortBy.yaml }',
    'SortBy.yaml, default: cheapest }',
  ]),
  lint(
    'list without items',
    /schemas\/Amenity\.yaml:\d+:\d+ .*`Amenity\.tags` is a list of anything/,
    [
      'schemas/Amenity.yaml',
      /^properties:\n/m,
      'properties:\n  tags: { type: array, maxItems: 3, examples: [[sea]] }\n',
    ],
  ),
  lint('format that nothing checks', /`Amenity\.since` has the format "datetime".* date-time/, [
    'schemas/Amenity.yaml',
    /^properties:\n/m,
    "properties:\n  since: { type: string, format: datetime, maxLength: 40, examples: ['2026'] }\n",
  ]),
  lint('limit of a file on a text', /`Slug` is no file and has `x-max-bytes`/, [
    'schemas/Slug.yaml',
    /$/,
    'x-max-bytes: 80\n',
  ]),
  lint('media types on a text', /`Slug` is no file and has `x-media-types`/, [
    'schemas/Slug.yaml',
    /$/,
    'x-media-types: [text/plain]\n',
  ]),
  lint('file of any media type', /`UploadForm\.file` has no `x-media-types`/, [
    'schemas/UploadForm.yaml',
    /^ {4}x-media-types: .*\n/m,
    '',
  ]),
]
