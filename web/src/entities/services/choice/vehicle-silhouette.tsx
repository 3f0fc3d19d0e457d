import SvgIcon from '@mui/material/SvgIcon';

const wheelsOfCar =
  'M10.5 16a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M26.5 16a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0';

const sedan = `M2 15v-3.2q0-1.3 1.2-1.6L8 9l3.6-3.2q1-.8 2.2-.8H19q1.4 0 2.4.9L25 9l3.6.8Q30 10.1 30 11.6V15zM10.5 9L13.5 6.5H16V9zm7-2.5H19.3L22.2 9H17.5z${wheelsOfCar}`;

/** Seen from the side, in a field of 32 by 20: the shapes of the types that a business begins with. */
const shapes: Record<string, string> = {
  car: sedan,
  electricVehicle: sedan,
  hybridVehicle: sedan,
  SUV: `M2 15V8.6q0-.9.4-1.6L4 3.9Q4.5 3 5.5 3H19.5q1.1 0 2 .8L26 7.8l3 .9q1 .3 1 1.5V15zM6 4.8L4.8 8.3H12V4.8zm7.5 0V8.3H23L19.5 4.8z${wheelsOfCar}`,
  van: `M2 15V3.5Q2 2 3.5 2H20q1.5 0 2.4 1.1L27 8.5l2 .8q1 .4 1 1.6V15zM18.5 4V8.5H24L20.3 4z${wheelsOfCar}`,
  truck: `M2 15V3q0-1 1-1h15.5v13zM20 5.5h4.6q.9 0 1.4.7l3.3 4Q30 11 30 12v3H20z${wheelsOfCar}`,
  bus: `M1.5 15V3q0-1.5 1.5-1.5h25.5q1.4 0 1.7 1.4L31 9v6zM4 4v4h5V4zm7 0v4h5V4zm7 0v4h5V4zm7 0v4h3.2L27.5 4z${wheelsOfCar}`,
  motorcycle:
    'M12 14a4 4 0 1 1-8 0a4 4 0 0 1 8 0M28 14a4 4 0 1 1-8 0a4 4 0 0 1 8 0M8 14L12.5 8H20l1.8-2.8-2.3-1.7H23L27 12 24 14 21.5 9 17 14z',
  bicycle:
    'M12 14a4.5 4.5 0 1 1-9 0a4.5 4.5 0 0 1 9 0m-1.5 0a3 3 0 1 0-6 0a3 3 0 0 0 6 0M29 14a4.5 4.5 0 1 1-9 0a4.5 4.5 0 0 1 9 0m-1.5 0a3 3 0 1 0-6 0a3 3 0 0 0 6 0M7 14.5L11.5 7h8.5l-.8-2.5H17V3h3.3L24.9 14l-1.3.6L21 8.8 15.5 15zm2-1.2h5.4L19 8.5h-7z',
  tractor:
    'M14 14a5 5 0 1 1-10 0a5 5 0 0 1 10 0m-2.5 0a2.5 2.5 0 1 0-5 0a2.5 2.5 0 0 0 5 0M28.5 16a3 3 0 1 1-6 0a3 3 0 0 1 6 0M5 8V2h10l2 6h11q1 0 1 1v4.6q-1-1-3.5-1q-3.5 0-4.5 2.9h-5.5Q16 8.5 9 8.5 7 8.5 5 9.2z',
};

/** The outline of a type of vehicle; nothing for the types that a business has added. */
export function VehicleSilhouette({ type }: { type: string }) {
  const shape = shapes[type];
  return shape === undefined ? null : (
    <SvgIcon aria-hidden viewBox="0 0 32 20" sx={{ width: 32, height: 20, mr: 1 }}>
      <path fillRule="evenodd" d={shape} />
    </SvgIcon>
  );
}
