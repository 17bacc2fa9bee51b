import '../PropertyCard/PropertyCard.css'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { type CardLayout, cardRatios } from '../PropertyCard/PropertyCard.tsx'

/** The shape of a `PropertyCard`, line by line, so that nothing moves when the property arrives. */
export function PropertyCardSkeleton({ layout = 'grid' }: { layout?: CardLayout }) {
  const compact = layout === 'compact'
  return (
    <div className={`mz-card mz-card--${layout}`} aria-hidden="true">
      <div className="mz-card__media">
        <Skeleton ratio={cardRatios[layout]} radius="card" />
      </div>
      <div className="mz-card__body">
        <Line line={compact ? '1.3rem' : '1.625rem'} width="55%" />
        <Line line={compact ? '1.225rem' : '1.4rem'} width="60%" />
        <Line line="1.27rem" width="90%" />
        <div className="mz-card__facts">
          <Line line="1.225rem" width="75%" />
        </div>
        {!compact && <Line line="1.27rem" width="80%" />}
        {!compact && <Line line="1.27rem" width="65%" />}
      </div>
    </div>
  )
}

/** A bar inside a line of the given height. */
function Line({ line, width }: { line: string; width: string }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', blockSize: line }}>
      <Skeleton width={width} height="0.8em" />
    </span>
  )
}
