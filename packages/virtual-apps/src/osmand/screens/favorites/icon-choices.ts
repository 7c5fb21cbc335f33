import type { IconSource } from '@androidworld/app-sdk/ui';
import anchor from '@material-symbols/svg-400/rounded/anchor-fill.svg';
import bed from '@material-symbols/svg-400/rounded/bed-fill.svg';
import bolt from '@material-symbols/svg-400/rounded/bolt-fill.svg';
import wrench from '@material-symbols/svg-400/rounded/build-fill.svg';
import call from '@material-symbols/svg-400/rounded/call-fill.svg';
import church from '@material-symbols/svg-400/rounded/church-fill.svg';
import cottage from '@material-symbols/svg-400/rounded/cottage-fill.svg';
import directionsBike from '@material-symbols/svg-400/rounded/directions_bike-fill.svg';
import directionsBoat from '@material-symbols/svg-400/rounded/directions_boat-fill.svg';
import bus from '@material-symbols/svg-400/rounded/directions_bus-fill.svg';
import car from '@material-symbols/svg-400/rounded/directions_car-fill.svg';
import downhillSkiing from '@material-symbols/svg-400/rounded/downhill_skiing-fill.svg';
import heart from '@material-symbols/svg-400/rounded/favorite-fill.svg';
import flag from '@material-symbols/svg-400/rounded/flag-fill.svg';
import flight from '@material-symbols/svg-400/rounded/flight-fill.svg';
import forest from '@material-symbols/svg-400/rounded/forest-fill.svg';
import headphones from '@material-symbols/svg-400/rounded/headphones-fill.svg';
import hiking from '@material-symbols/svg-400/rounded/hiking-fill.svg';
import home from '@material-symbols/svg-400/rounded/home-fill.svg';
import key from '@material-symbols/svg-400/rounded/key-fill.svg';
import kitesurfing from '@material-symbols/svg-400/rounded/kitesurfing-fill.svg';
import landscape from '@material-symbols/svg-400/rounded/landscape-fill.svg';
import cup from '@material-symbols/svg-400/rounded/local_cafe-fill.svg';
import fuel from '@material-symbols/svg-400/rounded/local_gas_station-fill.svg';
import hospital from '@material-symbols/svg-400/rounded/local_hospital-fill.svg';
import parking from '@material-symbols/svg-400/rounded/local_parking.svg';
import pin from '@material-symbols/svg-400/rounded/location_on-fill.svg';
import music from '@material-symbols/svg-400/rounded/music_note-fill.svg';
import palette from '@material-symbols/svg-400/rounded/palette-fill.svg';
import pets from '@material-symbols/svg-400/rounded/pets-fill.svg';
import camera from '@material-symbols/svg-400/rounded/photo_camera-fill.svg';
import restaurant from '@material-symbols/svg-400/rounded/restaurant.svg';
import sailing from '@material-symbols/svg-400/rounded/sailing-fill.svg';
import school from '@material-symbols/svg-400/rounded/school-fill.svg';
import cart from '@material-symbols/svg-400/rounded/shopping_cart-fill.svg';
import skateboarding from '@material-symbols/svg-400/rounded/skateboarding-fill.svg';
import star from '@material-symbols/svg-400/rounded/star-fill.svg';
import sunny from '@material-symbols/svg-400/rounded/sunny-fill.svg';
import train from '@material-symbols/svg-400/rounded/train-fill.svg';
import trophy from '@material-symbols/svg-400/rounded/trophy-fill.svg';
import twoWheeler from '@material-symbols/svg-400/rounded/two_wheeler-fill.svg';
import warning from '@material-symbols/svg-400/rounded/warning-fill.svg';
import work from '@material-symbols/svg-400/rounded/work-fill.svg';

export interface IconChoice {
  /** In files, without `mx_`. */
  readonly name: string;
  readonly icon: IconSource;
}

const choice = (name: string, icon: IconSource): IconChoice => ({ name, icon });

/** Icons of favourites by their groups, as the chips of the editor have them. */
export const iconGroups: Readonly<Record<string, readonly IconChoice[]>> = {
  Special: [
    choice('special_star', star),
    choice('special_heart', heart),
    choice('special_flag_start', flag),
    choice('special_house', home),
    choice('special_building', work),
    choice('special_marker', pin),
    choice('special_trophy', trophy),
    choice('special_photo_camera', camera),
    choice('special_music', music),
    choice('special_information', school),
    choice('special_wrench', wrench),
    choice('special_sail_boat', sailing),
    choice('special_trekking', hiking),
    choice('special_bicycle', directionsBike),
    choice('special_motorcycle', twoWheeler),
    choice('special_motor_boat', directionsBoat),
    choice('special_kitesurfing', kitesurfing),
    choice('special_skateboard', skateboarding),
    choice('special_ski_touring', downhillSkiing),
    choice('special_sunset', sunny),
    choice('special_telephone', call),
    choice('special_headphones', headphones),
    choice('special_palette', palette),
    choice('special_church', church),
    choice('special_landscape', landscape),
    choice('special_forest', forest),
    choice('special_cottage', cottage),
    choice('special_bolt', bolt),
    choice('special_key', key),
    choice('special_warning', warning),
    choice('special_pets', pets),
    choice('special_anchor', anchor),
    choice('special_flight', flight),
  ],
  Amenity: [
    choice('amenity_cafe', cup),
    choice('restaurants', restaurant),
    choice('amenity_hospital', hospital),
    choice('amenity_school', school),
  ],
  Transport: [
    choice('public_transport_stop_position', bus),
    choice('railway_station', train),
    choice('special_car', car),
    choice('parking', parking),
    choice('fuel', fuel),
  ],
  Service: [choice('shop_supermarket', cart), choice('tourism_hotel', bed), choice('service', wrench)],
  Symbols: [choice('special_symbol_check_mark', star), choice('special_symbol_heart', heart)],
};

const all = Object.values(iconGroups).flat();

export function iconOf(name: string): IconSource {
  return all.find((one) => one.name === name)?.icon ?? star;
}
