import { AboutHero } from './about-hero.tsx';
import { MissionAndVision } from './mission-and-vision.tsx';
import { Reasons } from './reasons.tsx';
import { VisitUs } from './visit-us.tsx';

/** /about: who we are, why, and where to find us. */
export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <MissionAndVision />
      <Reasons />
      <VisitUs />
    </>
  );
}
