import './CommunityCard.css'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'

/** The shape of a `CommunityCard`: a picture, a name, a line, and as many figures as it will have. */
export const CommunityCardSkeleton = ({ figures = 0 }: { figures?: number }) => (
  <div className="mz-community" aria-hidden="true">
    <Skeleton ratio="16 / 10" radius="card" />
    <div className="mz-community__body">
      <div className="mz-community__name">
        <Skeleton width="60%" height="1.3em" />
      </div>
      <div className="mz-community__place">
        {/* As high as a line of text. */}
        {'\u00a0'}
      </div>
      {figures > 0 && (
        <dl className="mz-community__figures">
          {Array.from({ length: figures }, (_, place) => (
            <div key={place}>
              <dt style={{ inlineSize: '8.5rem' }}>{'\u00a0'}</dt>
              <dd style={{ inlineSize: '4rem' }}>{'\u00a0'}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  </div>
)
